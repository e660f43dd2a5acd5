offline-title = stol: fără conexiune
offline-head = Fără conexiune
offline-text = Mesele tale sunt păstrate pe server, iar jocul continuă imediat ce revine conexiunea. Pagina încearcă singură din nou.
offline-again = Încearcă din nou
offline-rules = Regulile sunt aici:
