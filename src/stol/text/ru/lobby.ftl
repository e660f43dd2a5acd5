lobby-switch = Подсесть может любой
lobby-switch-about = Стол виден в зале, пока есть свободное место.
