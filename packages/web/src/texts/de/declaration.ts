export default {
  fields: {
    name: "Name",
    email: "E-Mail-Adresse",
    emailHint: "Die Adresse Ihres Kontos. Dorthin geht die Bestätigung.",
    contract: "Vertrag",
    ourContract: "LinkedPotential Premium",
    kind: "Art der Kündigung",
    kinds: {
      ordinary: "Ordentlich, zum Ende des bezahlten Monats",
      extraordinary: "Außerordentlich, aus wichtigem Grund",
    },
    reason: "Grund",
    endsOn: "Ende des Vertrags",
    endsOnHint: "Leer heißt: zum nächstmöglichen Zeitpunkt.",
    soonest: "Zum nächstmöglichen Zeitpunkt",
  },
  cancel: {
    title: "Vertrag kündigen",
    lead: "Hier kündigen Sie Ihren Vertrag, ohne sich anzumelden. Die Kündigung gilt, sobald sie eingegangen ist.",
    confirm: "Jetzt kündigen",
    done: "Ihre Kündigung ist eingegangen",
    next: "Die Bestätigung mit Inhalt, Datum und Uhrzeit geht Ihnen per E-Mail zu, ebenso, wann der Vertrag endet.",
  },
  withdraw: {
    title: "Vertrag widerrufen",
    lead: "Innerhalb von 14 Tagen nach der Bestellung widerrufen Sie den Vertrag hier, ohne Angabe von Gründen und ohne sich anzumelden. Sie erhalten den vollen Betrag zurück.",
    confirm: "Widerruf bestätigen",
    done: "Ihr Widerruf ist eingegangen",
    next: "Die Bestätigung mit Inhalt, Datum und Uhrzeit geht Ihnen per E-Mail zu. Das Geld kommt auf dem Weg zurück, auf dem Sie gezahlt haben.",
  },
  receipt: { receivedAt: "Eingegangen am", print: "Drucken oder speichern" },
};
