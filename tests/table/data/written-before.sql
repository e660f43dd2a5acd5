-- A SQLite database as stol wrote it before its views had types and its web had layers (commit e474d0e), as text by
-- sqlite3's `iterdump`: tables of all games, made with that version's own functions (`play`, `draw`, `take_back`,
-- `rematch`, `on_from`, `exhibit`) and random moves. It is never made anew: what it holds must be readable for ever.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE ends (
	code VARCHAR(16) NOT NULL, 
	deal VARCHAR(64) NOT NULL, 
	scores TEXT NOT NULL, 
	margin INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "ends" VALUES('SHARED25','pixies sunday club','[{"name":"Ana","points":75,"level":""},{"name":"Ben","points":70,"level":""}]',5,75,1794854503788);
CREATE TABLE events (
	code VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (code, sequence), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "events" VALUES('PIXELA11',0,1794854500386,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('PIXELA11',1,1794854500386,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('PIXELA11',2,1794854500386,'{"type":"Sat","seat":2,"player":"p2","name":"Čiro O''Neil"}');
INSERT INTO "events" VALUES('PIXELA11',3,1794854500408,'{"type":"Started","outcomes":["first:2","b5-2","b3+1","g4+4"]}');
INSERT INTO "events" VALUES('PIXELA11',4,1794854500424,'{"type":"Played","seat":2,"ply":4,"move":"g4+4","applied":["g4+4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',5,1794854500443,'{"type":"Played","seat":0,"ply":5,"move":"b5-2","applied":["b5-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',6,1794854500452,'{"type":"Played","seat":1,"ply":6,"move":"b3+1","applied":["b3+1","m8-1","r8-5","b6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',7,1794854500467,'{"type":"Played","seat":1,"ply":10,"move":"r8-5","applied":["r8-5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',8,1794854500483,'{"type":"Played","seat":2,"ply":11,"move":"m8-1","applied":["m8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',9,1794854500487,'{"type":"Played","seat":0,"ply":12,"move":"b6-1","applied":["b6-1","y5*","y6-3","b5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',10,1794854500503,'{"type":"Played","seat":0,"ply":16,"move":"b5=new","applied":["b5=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',11,1794854500515,'{"type":"Played","seat":1,"ply":17,"move":"y5*","applied":["y5*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',12,1794854500528,'{"type":"Played","seat":2,"ply":18,"move":"y6-3","applied":["y6-3","b3+3","b1+6","g6-4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',13,1794854500539,'{"type":"Played","seat":2,"ply":22,"move":"g6-4=new","applied":["g6-4=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('PIXELA11',14,1794854500559,'{"type":"Said","seat":0,"text":"Hello; it''s me","key":"k1"}');
INSERT INTO "events" VALUES('KARTON12',0,1794854500727,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('KARTON12',1,1794854500727,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('KARTON12',2,1794854500727,'{"type":"Sat","seat":2,"player":"p2","name":"Čiro O''Neil"}');
INSERT INTO "events" VALUES('KARTON12',3,1794854500734,'{"type":"Started","outcomes":["13","01","03","16","10","27","o","g","b","r","o"]}');
INSERT INTO "events" VALUES('KARTON12',4,1794854500746,'{"type":"Played","seat":0,"ply":11,"move":"keep ob","applied":["keep ob","r","r","o"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',5,1794854500764,'{"type":"Played","seat":0,"ply":15,"move":"keep oob","applied":["keep oob","r","o"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',6,1794854500772,'{"type":"Played","seat":0,"ply":18,"move":"pass","applied":[],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',7,1794854500775,'{"type":"Played","seat":1,"ply":19,"move":"mark 03","applied":[],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',8,1794854500781,'{"type":"Played","seat":2,"ply":20,"move":"mark 10","applied":["pass","mark 03","mark 10","o","p","y","g","r"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',9,1794854500791,'{"type":"Played","seat":1,"ply":26,"move":"keep rogp","applied":["keep rogp","g"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',10,1794854500803,'{"type":"Played","seat":1,"ply":28,"move":"keep r","applied":["keep r","o","g","y","r"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',11,1794854500819,'{"type":"Played","seat":2,"ply":34,"move":"pass","applied":[],"over":false,"result":null}');
INSERT INTO "events" VALUES('KARTON12',12,1794854500827,'{"type":"Played","seat":0,"ply":35,"move":"pass","applied":[],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',0,1794854500960,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('KLASTA13',1,1794854500960,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('KLASTA13',2,1794854500974,'{"type":"Started","outcomes":["3cf","2sd","3ch","1th","3sd","3sd","1cf","1cd","1ch","1sh"]}');
INSERT INTO "events" VALUES('KLASTA13',3,1794854500986,'{"type":"Played","seat":0,"ply":10,"move":"1th@1,0","applied":["1th@1,0","1sf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',4,1794854500996,'{"type":"Played","seat":1,"ply":12,"move":"1cf@0,1","applied":["1cf@0,1","3sf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',5,1794854501009,'{"type":"Played","seat":0,"ply":14,"move":"3ch@0,-1","applied":["3ch@0,-1","2cf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',6,1794854501017,'{"type":"Played","seat":1,"ply":16,"move":"1ch@1,-1","applied":["1ch@1,-1","3ch"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',7,1794854501028,'{"type":"Played","seat":0,"ply":18,"move":"2cf@-1,1","applied":["2cf@-1,1","1sh"],"over":false,"result":null}');
INSERT INTO "events" VALUES('KLASTA13',8,1794854501039,'{"type":"Played","seat":1,"ply":20,"move":"3ch@2,-1","applied":["3ch@2,-1","2cd"],"over":false,"result":null}');
INSERT INTO "events" VALUES('INGENA14',0,1794854501241,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('INGENA14',1,1794854501241,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('INGENA14',2,1794854501252,'{"type":"Started","outcomes":["ry","ry","pp","ro","ry","op","oy","bo","bb","op","pp","gg"]}');
INSERT INTO "events" VALUES('INGENA14',3,1794854501318,'{"type":"Played","seat":0,"ply":12,"move":"ro@4,-4:4,-3","applied":["ro@4,-4:4,-3","yy"],"over":false,"result":null}');
INSERT INTO "events" VALUES('INGENA14',4,1794854501335,'{"type":"Played","seat":1,"ply":14,"move":"op@4,-1:4,0","applied":["op@4,-1:4,0","oy"],"over":false,"result":null}');
INSERT INTO "events" VALUES('INGENA14',5,1794854501344,'{"type":"Played","seat":0,"ply":16,"move":"op@0,-3:-1,-3","applied":["op@0,-3:-1,-3","go"],"over":false,"result":null}');
INSERT INTO "events" VALUES('INGENA14',6,1794854501361,'{"type":"AskedBack","seat":0,"ply":16}');
INSERT INTO "events" VALUES('TYPEDA15',0,1794854501375,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('TYPEDA15',1,1794854501375,'{"type":"Hired","seat":1,"level":"novice","name":"Oskar"}');
INSERT INTO "events" VALUES('TYPEDA15',2,1794854501387,'{"type":"Started","outcomes":[]}');
INSERT INTO "events" VALUES('TYPEDA15',3,1794854501397,'{"type":"Drawn","ply":0,"outcomes":["first:0"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',4,1794854501404,'{"type":"Drawn","ply":1,"outcomes":["b6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',5,1794854501423,'{"type":"Drawn","ply":2,"outcomes":["m7-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',6,1794854501439,'{"type":"Drawn","ply":3,"outcomes":["m8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',7,1794854501450,'{"type":"Drawn","ply":4,"outcomes":["g1+5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',8,1794854501451,'{"type":"Played","seat":0,"ply":5,"move":"g1+5","applied":["g1+5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',9,1794854501467,'{"type":"Played","seat":1,"ply":6,"move":"b6-1","applied":["b6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('TYPEDA15',10,1794854501479,'{"type":"Played","seat":0,"ply":7,"move":"m8-1","applied":["m8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',0,1794854501491,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('UNDONE16',1,1794854501491,'{"type":"Hired","seat":1,"level":"club","name":"Oskar"}');
INSERT INTO "events" VALUES('UNDONE16',2,1794854501512,'{"type":"Started","outcomes":["1th","1td","1sf","2ch","3ch","1th","1ch","3cd","2th","3tf"]}');
INSERT INTO "events" VALUES('UNDONE16',3,1794854501524,'{"type":"Played","seat":0,"ply":10,"move":"1td@0,-1","applied":["1td@0,-1","3tf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',4,1794854501539,'{"type":"Played","seat":1,"ply":12,"move":"3cd@1,0","applied":["3cd@1,0","2ch"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',5,1794854501563,'{"type":"Played","seat":0,"ply":14,"move":"2ch@0,1","applied":["2ch@0,1","3td"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',6,1794854501575,'{"type":"Played","seat":1,"ply":16,"move":"2ch@-1,0","applied":["2ch@-1,0","2cf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',7,1794854501587,'{"type":"Played","seat":0,"ply":18,"move":"3ch@-1,1","applied":["3ch@-1,1","2td"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',8,1794854501596,'{"type":"Played","seat":1,"ply":20,"move":"2th@-2,0","applied":["2th@-2,0","2sd"],"over":false,"result":null}');
INSERT INTO "events" VALUES('UNDONE16',9,1794854501605,'{"type":"Undone","ply":18}');
INSERT INTO "events" VALUES('WAITEN17',0,1794854501631,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('FINISA18',0,1794854501640,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('FINISA18',1,1794854501640,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('FINISA18',2,1794854501653,'{"type":"Started","outcomes":["first:1","r3+4","g7","b1+6","r4+2"]}');
INSERT INTO "events" VALUES('FINISA18',3,1794854501668,'{"type":"Played","seat":1,"ply":5,"move":"g7","applied":["g7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',4,1794854501687,'{"type":"Played","seat":0,"ply":6,"move":"r4+2","applied":["r4+2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',5,1794854501699,'{"type":"Played","seat":1,"ply":7,"move":"b1+6","applied":["b1+6"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',6,1794854501709,'{"type":"Played","seat":0,"ply":8,"move":"r3+4","applied":["r3+4","g1+5","r5","b5*","r8-5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',7,1794854501723,'{"type":"Played","seat":0,"ply":13,"move":"r8-5","applied":["r8-5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',8,1794854501739,'{"type":"Played","seat":1,"ply":14,"move":"r5","applied":["r5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',9,1794854501744,'{"type":"Played","seat":0,"ply":15,"move":"b5*","applied":["b5*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',10,1794854501764,'{"type":"Played","seat":1,"ply":16,"move":"g1+5=old","applied":["g1+5=old","g6-4","b3+3","r7-1","g2+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',11,1794854501775,'{"type":"Played","seat":1,"ply":21,"move":"g6-4","applied":["g6-4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',12,1794854501791,'{"type":"Played","seat":0,"ply":22,"move":"g2+3","applied":["g2+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',13,1794854501799,'{"type":"Played","seat":1,"ply":23,"move":"b3+3","applied":["b3+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',14,1794854501816,'{"type":"Played","seat":0,"ply":24,"move":"r7-1","applied":["r7-1","g6-1","g6+1","b9-1","m4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',15,1794854501835,'{"type":"Played","seat":0,"ply":29,"move":"m4=new","applied":["m4=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',16,1794854501841,'{"type":"Played","seat":1,"ply":30,"move":"b9-1","applied":["b9-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',17,1794854501849,'{"type":"Played","seat":0,"ply":31,"move":"g6-1","applied":["g6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',18,1794854501860,'{"type":"Played","seat":1,"ply":32,"move":"g6+1=new","applied":["g6+1=new","g5-1","b4","b6+1","b2+4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',19,1794854501871,'{"type":"Played","seat":1,"ply":37,"move":"b6+1@8","applied":["b6+1@8"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',20,1794854501883,'{"type":"Played","seat":0,"ply":38,"move":"b4@1","applied":["b4@1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',21,1794854501899,'{"type":"Played","seat":1,"ply":39,"move":"b2+4","applied":["b2+4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',22,1794854501916,'{"type":"Played","seat":0,"ply":40,"move":"g5-1=new","applied":["g5-1=new","y7-5","r6","y7+1","g7-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',23,1794854501931,'{"type":"Played","seat":0,"ply":45,"move":"r6=old","applied":["r6=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',24,1794854501943,'{"type":"Played","seat":1,"ply":46,"move":"y7-5=new","applied":["y7-5=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',25,1794854501947,'{"type":"Played","seat":0,"ply":47,"move":"g7-2=old","applied":["g7-2=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',26,1794854501968,'{"type":"Played","seat":1,"ply":48,"move":"y7+1@4","applied":["y7+1@4","g3+2","b6-1","r9","y3+5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',27,1794854501980,'{"type":"Played","seat":1,"ply":53,"move":"r9","applied":["r9"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',28,1794854501995,'{"type":"Played","seat":0,"ply":54,"move":"b6-1","applied":["b6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',29,1794854502007,'{"type":"Played","seat":1,"ply":55,"move":"g3+2","applied":["g3+2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',30,1794854502014,'{"type":"Played","seat":0,"ply":56,"move":"y3+5","applied":["y3+5","m4","b5","y2*","r3+4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',31,1794854502027,'{"type":"Played","seat":0,"ply":61,"move":"m4","applied":["m4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',32,1794854502043,'{"type":"Played","seat":1,"ply":62,"move":"r3+4=old","applied":["r3+4=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',33,1794854502051,'{"type":"Played","seat":0,"ply":63,"move":"b5","applied":["b5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',34,1794854502061,'{"type":"Played","seat":1,"ply":64,"move":"y2*","applied":["y2*","b1+6","b3+1","r4+2","y8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',35,1794854502077,'{"type":"Played","seat":1,"ply":69,"move":"b3+1@7","applied":["b3+1@7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',36,1794854502084,'{"type":"Played","seat":0,"ply":70,"move":"r4+2=old","applied":["r4+2=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',37,1794854502105,'{"type":"Played","seat":1,"ply":71,"move":"b1+6","applied":["b1+6"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',38,1794854502116,'{"type":"Played","seat":0,"ply":72,"move":"y8-1","applied":["y8-1","m8-1","b4*","y4+3","m6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',39,1794854502130,'{"type":"Played","seat":0,"ply":77,"move":"b4*@9","applied":["b4*@9"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',40,1794854502133,'{"type":"Played","seat":1,"ply":78,"move":"m8-1","applied":["m8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',41,1794854502163,'{"type":"Played","seat":0,"ply":79,"move":"m6-1=old","applied":["m6-1=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',42,1794854502176,'{"type":"Played","seat":1,"ply":80,"move":"y4+3","applied":["y4+3","g5","r4","b3+3","y6-3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',43,1794854502195,'{"type":"Played","seat":1,"ply":85,"move":"g5","applied":["g5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',44,1794854502211,'{"type":"Played","seat":0,"ply":86,"move":"y6-3@2","applied":["y6-3@2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',45,1794854502223,'{"type":"Played","seat":1,"ply":87,"move":"b3+3@6","applied":["b3+3@6"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',46,1794854502236,'{"type":"Played","seat":0,"ply":88,"move":"r4@1","applied":["r4@1","y2+2","y4-1","r7-1","g6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',47,1794854502247,'{"type":"Played","seat":0,"ply":93,"move":"r7-1","applied":["r7-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',48,1794854502263,'{"type":"Played","seat":1,"ply":94,"move":"g6-1","applied":["g6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',49,1794854502275,'{"type":"Played","seat":0,"ply":95,"move":"y2+2","applied":["y2+2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',50,1794854502288,'{"type":"Played","seat":1,"ply":96,"move":"y4-1","applied":["y4-1","r8","m8-1","r5*","r1+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',51,1794854502299,'{"type":"Played","seat":1,"ply":101,"move":"r8","applied":["r8"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',52,1794854502307,'{"type":"Played","seat":0,"ply":102,"move":"r1+3","applied":["r1+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',53,1794854502328,'{"type":"Played","seat":1,"ply":103,"move":"m8-1=new","applied":["m8-1=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',54,1794854502340,'{"type":"Played","seat":0,"ply":104,"move":"r5*","applied":["r5*","b4*","g2+3","r2+5","g5*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',55,1794854502356,'{"type":"Played","seat":0,"ply":109,"move":"r2+5=old","applied":["r2+5=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',56,1794854502375,'{"type":"Played","seat":1,"ply":110,"move":"g5*","applied":["g5*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',57,1794854502387,'{"type":"Played","seat":0,"ply":111,"move":"b4*","applied":["b4*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',58,1794854502404,'{"type":"Played","seat":1,"ply":112,"move":"g2+3","applied":["g2+3","y5*","r4+2","r4","b3+1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',59,1794854502414,'{"type":"Played","seat":1,"ply":117,"move":"y5*=old","applied":["y5*=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',60,1794854502427,'{"type":"Played","seat":0,"ply":118,"move":"b3+1","applied":["b3+1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',61,1794854502435,'{"type":"Played","seat":1,"ply":119,"move":"r4=old","applied":["r4=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',62,1794854502451,'{"type":"Played","seat":0,"ply":120,"move":"r4+2=new","applied":["r4+2=new","b6-1","g5-1","g5","y3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',63,1794854502471,'{"type":"Played","seat":0,"ply":125,"move":"g5=new","applied":["g5=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',64,1794854502479,'{"type":"Played","seat":1,"ply":126,"move":"g5-1@9","applied":["g5-1@9"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',65,1794854502492,'{"type":"Played","seat":0,"ply":127,"move":"y3=new","applied":["y3=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',66,1794854502501,'{"type":"Played","seat":1,"ply":128,"move":"b6-1=old","applied":["b6-1=old","g7","b9-1","g4+4","y7+1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',67,1794854502515,'{"type":"Played","seat":1,"ply":133,"move":"g4+4@3","applied":["g4+4@3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',68,1794854502529,'{"type":"Played","seat":0,"ply":134,"move":"y7+1=old","applied":["y7+1=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',69,1794854502547,'{"type":"Played","seat":1,"ply":135,"move":"b9-1","applied":["b9-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',70,1794854502552,'{"type":"Played","seat":0,"ply":136,"move":"g7@6","applied":["g7@6","r9","g3*","g6+1","b1+6"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',71,1794854502569,'{"type":"Played","seat":0,"ply":141,"move":"g3*@9","applied":["g3*@9"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',72,1794854502587,'{"type":"Played","seat":1,"ply":142,"move":"r9@1","applied":["r9@1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',73,1794854502603,'{"type":"Played","seat":0,"ply":143,"move":"b1+6=old","applied":["b1+6=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('FINISA18',74,1794854502615,'{"type":"Played","seat":1,"ply":144,"move":"g6+1@7","applied":["g6+1@7"],"over":true,"result":{"scores":[91,101],"ranks":[2,1],"winners":[1]}}');
INSERT INTO "events" VALUES('FINISA18',75,1794854502627,'{"type":"Rematched","code":"REMATA19"}');
INSERT INTO "events" VALUES('REMATA19',0,1794854502627,'{"type":"Sat","seat":1,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('REMATA19',1,1794854502627,'{"type":"Sat","seat":0,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('ONFROM20',0,1794854502653,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('ONFROM20',1,1794854502653,'{"type":"Hired","seat":0,"level":"casual","name":"Mila"}');
INSERT INTO "events" VALUES('ONFROM20',2,1794854502672,'{"type":"Started","outcomes":[]}');
INSERT INTO "events" VALUES('BEGUNA21',0,1794854502677,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('BEGUNA21',1,1794854502677,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('BEGUNA21',2,1794854502692,'{"type":"Started","outcomes":["bb","bb","by","go","gp","yy","oy","rb","yy","rp","op","oo"]}');
INSERT INTO "events" VALUES('BEGUNA21',3,1794854502708,'{"type":"Played","seat":0,"ply":12,"move":"by@-3,3:-4,4","applied":["by@-3,3:-4,4","by"],"over":false,"result":null}');
INSERT INTO "events" VALUES('BEGUNA21',4,1794854502723,'{"type":"Played","seat":1,"ply":14,"move":"rb@4,-3:5,-4","applied":["rb@4,-3:5,-4","op"],"over":false,"result":null}');
INSERT INTO "events" VALUES('IMAGIN22',0,1794854502737,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('IMAGIN22',1,1794854502737,'{"type":"Hired","seat":1,"level":"novice","name":"Oskar"}');
INSERT INTO "events" VALUES('IMAGIN22',2,1794854502755,'{"type":"Started","outcomes":[]}');
INSERT INTO "events" VALUES('DAILYA23',0,1794854502775,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('DAILYA23',1,1794854502775,'{"type":"Hired","seat":1,"level":"club","name":"Oskar"}');
INSERT INTO "events" VALUES('DAILYA23',2,1794854502784,'{"type":"Started","outcomes":["2sf","2cd","3cf","2sh","1cf","1sf","3sd","2sd","3sf","2sh"]}');
INSERT INTO "events" VALUES('DAILYA23',3,1794854502798,'{"type":"Played","seat":0,"ply":10,"move":"2cd@0,1","applied":["2cd@0,1","2tf"],"over":false,"result":null}');
INSERT INTO "events" VALUES('DAILYA23',4,1794854502813,'{"type":"Played","seat":1,"ply":12,"move":"1sf@-1,0","applied":["1sf@-1,0","3ch"],"over":false,"result":null}');
INSERT INTO "events" VALUES('DAILYA23',5,1794854502832,'{"type":"Played","seat":0,"ply":14,"move":"2sf@1,0","applied":["2sf@1,0","2td"],"over":false,"result":null}');
INSERT INTO "events" VALUES('DAILYA23',6,1794854502847,'{"type":"Played","seat":1,"ply":16,"move":"3sd@0,-1","applied":["3sd@0,-1","2th"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',0,1794854502852,'{"type":"Sat","seat":0,"player":"p0","name":"Ana"}');
INSERT INTO "events" VALUES('SHARED25',1,1794854502852,'{"type":"Sat","seat":1,"player":"p1","name":"Ben"}');
INSERT INTO "events" VALUES('SHARED25',2,1794854502870,'{"type":"Started","outcomes":["first:0","g9-4","g6-4","g1+5","g7"]}');
INSERT INTO "events" VALUES('SHARED25',3,1794854502886,'{"type":"Played","seat":0,"ply":5,"move":"g9-4","applied":["g9-4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',4,1794854502903,'{"type":"Played","seat":1,"ply":6,"move":"g7","applied":["g7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',5,1794854502920,'{"type":"Played","seat":0,"ply":7,"move":"g1+5","applied":["g1+5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',6,1794854502929,'{"type":"Played","seat":1,"ply":8,"move":"g6-4","applied":["g6-4","m8-1","b9-1","b3+3","y8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',7,1794854502947,'{"type":"Played","seat":1,"ply":13,"move":"b9-1","applied":["b9-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',8,1794854502959,'{"type":"Played","seat":0,"ply":14,"move":"y8-1","applied":["y8-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',9,1794854502975,'{"type":"Played","seat":1,"ply":15,"move":"b3+3","applied":["b3+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',10,1794854502985,'{"type":"Played","seat":0,"ply":16,"move":"m8-1=new","applied":["m8-1=new","r2+5","y5-2","y5*","y7-5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',11,1794854502999,'{"type":"Played","seat":0,"ply":21,"move":"r2+5","applied":["r2+5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',12,1794854503008,'{"type":"Played","seat":1,"ply":22,"move":"y5*","applied":["y5*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',13,1794854503015,'{"type":"Played","seat":0,"ply":23,"move":"y5-2","applied":["y5-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',14,1794854503032,'{"type":"Played","seat":1,"ply":24,"move":"y7-5=new","applied":["y7-5=new","g2+3","r1+3","g6-1","g8-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',15,1794854503047,'{"type":"Played","seat":1,"ply":29,"move":"g8-2","applied":["g8-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',16,1794854503063,'{"type":"Played","seat":0,"ply":30,"move":"g2+3=old","applied":["g2+3=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',17,1794854503075,'{"type":"Played","seat":1,"ply":31,"move":"r1+3","applied":["r1+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',18,1794854503088,'{"type":"Played","seat":0,"ply":32,"move":"g6-1","applied":["g6-1","r7-1","m7-1","r4","y4+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',19,1794854503099,'{"type":"Played","seat":0,"ply":37,"move":"y4+3","applied":["y4+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',20,1794854503103,'{"type":"Played","seat":1,"ply":38,"move":"r7-1@2","applied":["r7-1@2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',21,1794854503123,'{"type":"Played","seat":0,"ply":39,"move":"r4=old","applied":["r4=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',22,1794854503130,'{"type":"Played","seat":1,"ply":40,"move":"m7-1@4","applied":["m7-1@4","r4","y2+2","y5","g3*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',23,1794854503147,'{"type":"Played","seat":1,"ply":45,"move":"y2+2","applied":["y2+2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',24,1794854503167,'{"type":"Played","seat":0,"ply":46,"move":"r4","applied":["r4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',25,1794854503175,'{"type":"Played","seat":1,"ply":47,"move":"g3*","applied":["g3*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',26,1794854503196,'{"type":"Played","seat":0,"ply":48,"move":"y5","applied":["y5","r8","r1+3","y4+3","m7-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',27,1794854503203,'{"type":"Played","seat":0,"ply":53,"move":"r8","applied":["r8"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',28,1794854503215,'{"type":"Played","seat":1,"ply":54,"move":"r1+3","applied":["r1+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',29,1794854503221,'{"type":"Played","seat":0,"ply":55,"move":"m7-1","applied":["m7-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',30,1794854503236,'{"type":"Played","seat":1,"ply":56,"move":"y4+3","applied":["y4+3","g5-1","m2","r2+5","r5-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',31,1794854503251,'{"type":"Played","seat":1,"ply":61,"move":"r2+5=new","applied":["r2+5=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',32,1794854503263,'{"type":"Played","seat":0,"ply":62,"move":"m2","applied":["m2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',33,1794854503271,'{"type":"Played","seat":1,"ply":63,"move":"g5-1","applied":["g5-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',34,1794854503280,'{"type":"Played","seat":0,"ply":64,"move":"r5-1=new","applied":["r5-1=new","g8-2","y3","y5-2","g9-4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',35,1794854503303,'{"type":"Played","seat":0,"ply":69,"move":"g8-2=old","applied":["g8-2=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',36,1794854503319,'{"type":"Played","seat":1,"ply":70,"move":"y5-2=old","applied":["y5-2=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',37,1794854503328,'{"type":"Played","seat":0,"ply":71,"move":"y3","applied":["y3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',38,1794854503336,'{"type":"Played","seat":1,"ply":72,"move":"g9-4","applied":["g9-4","b4+1","r8-5","b9-1","g6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',39,1794854503351,'{"type":"Played","seat":1,"ply":77,"move":"b4+1=old","applied":["b4+1=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',40,1794854503367,'{"type":"Played","seat":0,"ply":78,"move":"g6-1","applied":["g6-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',41,1794854503387,'{"type":"Played","seat":1,"ply":79,"move":"b9-1=old","applied":["b9-1=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',42,1794854503392,'{"type":"Played","seat":0,"ply":80,"move":"r8-5@1","applied":["r8-5@1","g7","b5-2","g6-4","b3+1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',43,1794854503403,'{"type":"Played","seat":0,"ply":85,"move":"b3+1=new","applied":["b3+1=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',44,1794854503419,'{"type":"Played","seat":1,"ply":86,"move":"b5-2@8","applied":["b5-2@8"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',45,1794854503435,'{"type":"Played","seat":0,"ply":87,"move":"g7=new","applied":["g7=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',46,1794854503449,'{"type":"Played","seat":1,"ply":88,"move":"g6-4","applied":["g6-4","r3+4","b5*","y5*","b4*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',47,1794854503455,'{"type":"Played","seat":1,"ply":93,"move":"y5*@7","applied":["y5*@7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',48,1794854503473,'{"type":"Played","seat":0,"ply":94,"move":"r3+4@9","applied":["r3+4@9","r3+4","g4-1","b7-3","g7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',49,1794854503484,'{"type":"Played","seat":0,"ply":99,"move":"r3+4","applied":["r3+4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',50,1794854503499,'{"type":"Played","seat":1,"ply":100,"move":"g4-1","applied":["g4-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',51,1794854503502,'{"type":"Played","seat":0,"ply":101,"move":"g7","applied":["g7"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',52,1794854503516,'{"type":"Played","seat":1,"ply":102,"move":"b7-3","applied":["b7-3","y2*","r7-1","r2+5","b5"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',53,1794854503535,'{"type":"Played","seat":1,"ply":107,"move":"y2*","applied":["y2*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',54,1794854503559,'{"type":"Played","seat":0,"ply":108,"move":"r7-1=old","applied":["r7-1=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',55,1794854503567,'{"type":"Played","seat":1,"ply":109,"move":"r2+5=old","applied":["r2+5=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',56,1794854503580,'{"type":"Played","seat":0,"ply":110,"move":"b5","applied":["b5","g5*","b9-1","b2+4","r4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',57,1794854503595,'{"type":"Played","seat":0,"ply":115,"move":"g5*=old","applied":["g5*=old"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',58,1794854503607,'{"type":"Played","seat":1,"ply":116,"move":"b2+4@3","applied":["b2+4@3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',59,1794854503619,'{"type":"Played","seat":0,"ply":117,"move":"b9-1","applied":["b9-1"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',60,1794854503634,'{"type":"Played","seat":1,"ply":118,"move":"r4=new","applied":["r4=new","r6","y4-1","b1+6","y3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',61,1794854503643,'{"type":"Played","seat":1,"ply":123,"move":"y4-1@9","applied":["y4-1@9"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',62,1794854503655,'{"type":"Played","seat":0,"ply":124,"move":"y3=new","applied":["y3=new"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',63,1794854503667,'{"type":"Played","seat":1,"ply":125,"move":"b1+6","applied":["b1+6"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',64,1794854503684,'{"type":"Played","seat":0,"ply":126,"move":"r6","applied":["r6","y5-2","r1+3","y9-2","b5-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',65,1794854503695,'{"type":"Played","seat":0,"ply":131,"move":"r1+3","applied":["r1+3"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',66,1794854503715,'{"type":"Played","seat":1,"ply":132,"move":"y5-2","applied":["y5-2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',67,1794854503730,'{"type":"Played","seat":0,"ply":133,"move":"b5-2@2","applied":["b5-2@2"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',68,1794854503740,'{"type":"Played","seat":1,"ply":134,"move":"y9-2","applied":["y9-2","b3+3","y8-1","r8","g3*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',69,1794854503755,'{"type":"Played","seat":1,"ply":139,"move":"r8","applied":["r8"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',70,1794854503767,'{"type":"Played","seat":0,"ply":140,"move":"b3+3@4","applied":["b3+3@4"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',71,1794854503771,'{"type":"Played","seat":1,"ply":141,"move":"g3*","applied":["g3*"],"over":false,"result":null}');
INSERT INTO "events" VALUES('SHARED25',72,1794854503788,'{"type":"Played","seat":0,"ply":142,"move":"y8-1","applied":["y8-1"],"over":true,"result":{"scores":[75,70],"ranks":[1,2],"winners":[0]}}');
INSERT INTO "events" VALUES('LAIDEN26',0,1794854503804,'{"type":"Laid","names":["Zoë"],"moves":["1sd","2cf","1th","2sd","1cf","2cf@1,0","3cd","3cd@0,-1","1tf","1tf@0,1","2th","1th@-1,0","1ch","1cf@0,2","2cd","1ch@0,3","1td","2cd@1,-1","3tf","2sd@1,-2"],"tags":{"place":"Graz"},"over":false,"result":null}');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	light VARCHAR(8) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "players" VALUES('p0','090262323db6ff57623a76990e6b4e7dfbb115ee4726e5fb8881ab242b86b33d','Ana','day',1794854500230);
INSERT INTO "players" VALUES('p1','da26b4eaec5a8306a28a8804b65acb90a5d46df3799cfe8485ca4ac94f8121db','Ben','night',1794854500247);
INSERT INTO "players" VALUES('p2','2d3aaaae8d550f85b4eb9ee75855d0e81091c2b3edc4a8a16e2bac729d4b7469','Čiro O''Neil','system',1794854500259);
CREATE TABLE reviews (
	code VARCHAR(16) NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "reviews" VALUES('FINISA18','');
CREATE TABLE seats (
	code VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	PRIMARY KEY (code, seat), 
	FOREIGN KEY(code) REFERENCES tables (code), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('PIXELA11',0,'p0');
INSERT INTO "seats" VALUES('PIXELA11',1,'p1');
INSERT INTO "seats" VALUES('PIXELA11',2,'p2');
INSERT INTO "seats" VALUES('KARTON12',0,'p0');
INSERT INTO "seats" VALUES('KARTON12',1,'p1');
INSERT INTO "seats" VALUES('KARTON12',2,'p2');
INSERT INTO "seats" VALUES('KLASTA13',0,'p0');
INSERT INTO "seats" VALUES('KLASTA13',1,'p1');
INSERT INTO "seats" VALUES('INGENA14',0,'p0');
INSERT INTO "seats" VALUES('INGENA14',1,'p1');
INSERT INTO "seats" VALUES('TYPEDA15',0,'p0');
INSERT INTO "seats" VALUES('UNDONE16',0,'p0');
INSERT INTO "seats" VALUES('WAITEN17',0,'p0');
INSERT INTO "seats" VALUES('FINISA18',0,'p0');
INSERT INTO "seats" VALUES('FINISA18',1,'p1');
INSERT INTO "seats" VALUES('REMATA19',1,'p0');
INSERT INTO "seats" VALUES('REMATA19',0,'p1');
INSERT INTO "seats" VALUES('ONFROM20',1,'p1');
INSERT INTO "seats" VALUES('BEGUNA21',0,'p0');
INSERT INTO "seats" VALUES('BEGUNA21',1,'p1');
INSERT INTO "seats" VALUES('IMAGIN22',0,'p0');
INSERT INTO "seats" VALUES('DAILYA23',0,'p0');
INSERT INTO "seats" VALUES('SHARED25',0,'p0');
INSERT INTO "seats" VALUES('SHARED25',1,'p1');
CREATE TABLE secrets (
	name VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('deals','a8d966799e3585f2f39fa7710ccc4f08cf83eab5207a2d3a6bedc95c7483d717');
CREATE TABLE tables (
	code VARCHAR(16) NOT NULL, 
	"plan" TEXT NOT NULL, 
	opened BIGINT NOT NULL, 
	latest BIGINT NOT NULL, 
	over BOOLEAN NOT NULL, host VARCHAR(32), deal VARCHAR(64), once VARCHAR(100), result TEXT, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('PIXELA11','{"code":"PIXELA11","game":"pixies","players":3,"options":{"flower_power":false},"host":"p0","seed":"6b9e3e6c500d22bdcaf2a4827ad633ec","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854500386,1794854500559,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('KARTON12','{"code":"KARTON12","game":"onecard","players":3,"options":{"draft":false,"deck":null},"host":"p0","seed":"607c62402cf5a747737d7dcc6ae84f2d","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854500727,1794854500827,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('KLASTA13','{"code":"KLASTA13","game":"clustered","players":2,"options":{"third_joker":"none","table":[61,61],"fast":false,"first_bonus":false,"largest_bonus":false},"host":"p0","seed":"c95ab6baa13d62f5c35cd6a510d3926c","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854500960,1794854501039,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('INGENA14','{"code":"INGENA14","game":"ingenious","players":2,"options":{"teams":false,"open_partners":false},"host":"p0","seed":"f4ec5c54ae7442114db836b3e6b44699","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854501240,1794854501361,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('TYPEDA15','{"code":"TYPEDA15","game":"pixies","players":2,"options":{"flower_power":false},"host":"p0","seed":"a730ec4c3f9306b855b4e5e693416533","chat":true,"watch":true,"hints":true,"deal":"","typed":true,"begin":null}',1794854501375,1794854501479,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('UNDONE16','{"code":"UNDONE16","game":"clustered","players":2,"options":{"third_joker":"none","table":[61,61],"fast":false,"first_bonus":false,"largest_bonus":false},"host":"p0","seed":"85ffcac83c5e22c2922cff3a20d466c6","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854501491,1794854501605,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('WAITEN17','{"code":"WAITEN17","game":"ingenious","players":2,"options":{"teams":false,"open_partners":false},"host":"p0","seed":"f339e2ba3c5cf6ca9be11ba95f17d700","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854501631,1794854501631,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('FINISA18','{"code":"FINISA18","game":"pixies","players":2,"options":{"flower_power":false},"host":"p0","seed":"c26eac51acbd42919b94f1a5e011da2e","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854501640,1794854502627,1,'p0',NULL,NULL,'{"scores":[91,101],"ranks":[2,1],"winners":[1]}');
INSERT INTO "tables" VALUES('REMATA19','{"code":"REMATA19","game":"pixies","players":2,"options":{"flower_power":false},"host":"p0","seed":"55555555555555555555555555555555","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854502627,1794854502627,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ONFROM20','{"code":"ONFROM20","game":"pixies","players":2,"options":{"flower_power":false},"host":"p1","seed":"66666666666666666666666666666666","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":{"moves":["first:1","r3+4","g7","b1+6","r4+2","g7","r4+2","b1+6","r3+4","g1+5","r5","b5*","r8-5","r8-5","r5","b5*","g1+5=old","g6-4","b3+3","r7-1","g2+3"],"view":null}}',1794854502653,1794854502672,0,'p1',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('BEGUNA21','{"code":"BEGUNA21","game":"ingenious","players":2,"options":{"teams":false,"open_partners":false},"host":"p0","seed":"da22622af05730dcd4e69dda28c828c5","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854502677,1794854502723,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('IMAGIN22','{"code":"IMAGIN22","game":"ingenious","players":2,"options":{"teams":false,"open_partners":false},"host":"p0","seed":"77777777777777777777777777777777","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":{"moves":[],"view":{"game":"ingenious","options":{"teams":false,"open_partners":false},"players":2,"ply":16,"actor":0,"result":null,"turn":0,"board":{"-5,0":"p","-5,5":"y","-4,4":"y","-3,3":"b","0,-5":"r","0,5":"o","4,-3":"r","5,-5":"g","5,-4":"b","5,0":"b"},"racks":[["bb","bb","by","go","gp","yy"],["rg","rr","rr","rr","rr","rr"]],"tracks":[{"r":0,"g":0,"b":0,"o":0,"y":1,"p":0},{"r":0,"g":0,"b":0,"o":0,"y":0,"p":0}],"opening":["y","g"],"bonus":0,"aside":[],"bag":106,"unseen":{"rg":5,"rb":5,"ro":6,"ry":6,"rp":6,"gg":5,"gb":6,"go":5,"gy":6,"gp":5,"bb":3,"bo":6,"by":4,"bp":6,"oo":5,"oy":6,"op":6,"yy":4,"yp":6,"pp":5}}}}',1794854502737,1794854502755,0,'p0',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('DAILYA23','{"code":"DAILYA23","game":"clustered","players":2,"options":{"third_joker":"none","table":[61,61],"fast":false,"first_bonus":false,"largest_bonus":false},"host":"p0","seed":"2f0d45d5496a8b36110f9e94a8e11439","chat":true,"watch":false,"hints":true,"deal":"daily 2026-11-01","typed":false,"begin":null}',1794854502775,1794854502847,0,'p0','clustered daily 2026-11-01','clustered daily 2026-11-01 p0',NULL);
INSERT INTO "tables" VALUES('SHARED25','{"code":"SHARED25","game":"pixies","players":2,"options":{"flower_power":false},"host":"p0","seed":"fed16c02c6ccac703796a11387e919d8","chat":true,"watch":true,"hints":true,"deal":"sunday club","typed":false,"begin":null}',1794854502851,1794854503788,1,'p0','pixies sunday club',NULL,'{"scores":[75,70],"ranks":[1,2],"winners":[0]}');
INSERT INTO "tables" VALUES('LAIDEN26','{"code":"LAIDEN26","game":"clustered","players":1,"options":{"third_joker":"none","table":[61,61],"fast":false,"first_bonus":false,"largest_bonus":false},"host":"p1","seed":"","chat":true,"watch":true,"hints":true,"deal":"","typed":false,"begin":null}',1794854503804,1794854503804,0,'p1',NULL,NULL,NULL);
CREATE INDEX seats_of_player ON seats (player);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_of_deal ON tables (deal, over);
CREATE UNIQUE INDEX tables_once ON tables (once);
CREATE INDEX ends_best ON ends (deal, margin DESC, points DESC, at);
COMMIT;
