import { amountText, premiumCents, premiumNetCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const price = amountText("de", premiumCents);
const roundPrice = wholeAmountText("de", premiumCents);
const netPrice = amountText("de", premiumNetCents);

export default {
  title: "Mein Abo & Zahlungen",
  upgrade: {
    title: "Mehr erreichen mit Premium",
    description: `So viele Leads, wie Sie möchten, und die Community, um Projekte gemeinsam zu gewinnen. ${roundPrice} im Monat, jederzeit kündbar.`,
    action: "Auf Premium upgraden",
  },
  subscription: {
    title: "Ihr aktueller Tarif",
    loading: "Ihr Tarif wird geladen …",
    failed: "Ihr Tarif konnte nicht geladen werden",
    active: "Aktiv",
    inactive: "Inaktiv",
    runsUntil: (date: string) => `Gekündigt, läuft bis ${date}`,
    price: "Preis",
    free: wholeAmountText("de", 0),
    monthly: (hasVat: boolean) =>
      hasVat ? `${roundPrice} pro Monat, inkl. USt.` : `${roundPrice} pro Monat, ohne USt.`,
    next: "Nächste Zahlung",
    paidUntil: "Bezahlt bis",
    card: "Karte",
    recipient: "Rechnungen an",
    cardOf: (brand: string, last4: string) => `${brand} •••• ${last4}`,
    granted: "Premium ist für Ihr Konto freigeschaltet, ohne Abo und ohne Zahlung.",
    cancelled: (date: string) =>
      `Gekündigt: Premium endet am ${date}. Danach gilt der kostenlose Tarif, und Ihre Daten bleiben erhalten.`,
    pastDue: {
      title: "Die letzte Zahlung ist fehlgeschlagen",
      text: (date: string) =>
        `Premium bleibt bis zum ${date} freigeschaltet. Bis dahin versuchen wir die Abbuchung erneut, oder Sie zahlen den offenen Betrag gleich mit einer anderen Karte.`,
      otherCard: "Mit anderer Karte zahlen",
    },
    disputed: {
      title: "Ihre Bank prüft eine Zahlung",
      text: "Eine Zahlung an uns wurde bei Ihrer Bank reklamiert. Während der Prüfung bleibt Ihr Tarif, wie er ist. Erstattet die Bank den Betrag, endet Premium sofort. Ein Versehen? Dann ziehen Sie die Reklamation bitte bei Ihrer Bank zurück.",
    },
    over: (date: string) => `Premium ist seit dem ${date} beendet. Ihre Daten sind erhalten geblieben.`,
  },
  withdrawal: {
    withdrawable: (date: string) =>
      `Bis zum ${date} können Sie den Vertrag widerrufen und erhalten den vollen Betrag zurück.`,
    cancel: "Verträge hier kündigen",
    withdraw: "Vertrag widerrufen",
  },
  cardChange: {
    title: "Karte ändern",
    open: `Die letzte Zahlung ist offen: ${price}. Sie wird sofort von der neuen Karte abgebucht.`,
    present: "Bisherige Karte:",
    card: "Neue Karte",
    save: "Karte speichern",
    saveAndPay: `Karte speichern und ${price} zahlen`,
    notChanged: (reason: string) => `Die Karte wurde nicht geändert. ${reason}`.trim(),
    done: "Die neue Karte ist gespeichert",
    doneText: "Die nächste Zahlung wird von ihr abgebucht.",
    donePaid: "Der offene Betrag ist bezahlt. Auch die nächsten Zahlungen werden von dieser Karte abgebucht.",
    noContract: "Es gibt kein laufendes Abo",
    noContractText: "Eine Karte lässt sich nur ändern, solange Premium läuft.",
  },
  address: {
    title: "Rechnungsanschrift",
    hint: "Sie steht auf allen Rechnungen, die ab jetzt ausgestellt werden.",
    give: "Anschrift für die Rechnung angeben",
    name: "Name",
    company: "Firma",
    street: "Straße und Hausnummer",
    postalCode: "Postleitzahl",
    city: "Ort",
    country: "Land",
    vatId: "USt-IdNr.",
    vatIdHint: (example: string) =>
      `Für Unternehmen, zum Beispiel ${example}. Damit zahlen Sie ohne deutsche Umsatzsteuer (Reverse Charge).`,
    otherVatIdHint: "Freiwillig. Sie steht dann auf der Rechnung.",
    save: "Speichern",
    saved: "Rechnungsanschrift gespeichert",
    savedText: "Sie gilt ab der nächsten Rechnung.",
  },
  cancel: {
    open: "Abonnement kündigen",
    title: "Premium kündigen?",
    description: (date: string) =>
      `Premium bleibt bis zum ${date} bezahlt und nutzbar und verlängert sich danach nicht mehr. Beiträge, Anfragen und alle Leads bleiben gespeichert.`,
    confirm: "Jetzt kündigen",
    keep: "Premium behalten",
    done: "Abonnement wurde gekündigt",
    doneText: "Die Bestätigung kommt per E-Mail.",
    ok: "OK",
    failed: "Fehler beim Kündigen des Abonnements",
  },
  reactivate: {
    action: "Kündigung zurücknehmen",
    done: "Premium läuft weiter",
    doneText: "Die Kündigung ist zurückgenommen.",
    failed: "Die Kündigung konnte nicht zurückgenommen werden",
  },
  invoices: {
    title: "Rechnungen",
    loading: "Rechnungen werden geladen …",
    failed: "Die Rechnungen konnten nicht geladen werden",
    empty: "Keine Rechnungshistorie verfügbar.",
    emptyDescription: "Nach der ersten Zahlung steht die Rechnung hier.",
    more: "Ältere anzeigen",
    moreFailed: "Die älteren Rechnungen konnten nicht geladen werden.",
    range: (from: string, to: string) => `Zeitraum ${from} – ${to}`,
    corrects: (number: string) => `Zur Rechnung ${number}`,
    download: (number: string) => `Rechnung ${number} als PDF herunterladen`,
    downloadFailed: "Die Rechnung konnte nicht heruntergeladen werden",
    states: {
      paid: "Bezahlt",
      partly_refunded: "Teilweise erstattet",
      refunded: "Erstattet",
      credit_note: "Gutschrift",
    },
  },
  checkout: {
    title: "Premium bestellen",
    back: "Abo & Zahlungen",
    loading: "Die Bestellung wird vorbereitet …",
    unavailable: "Premium kann gerade nicht bestellt werden",
    summary: "Ihre Bestellung",
    product: "LinkedPotential Premium, Abonnement",
    perMonth: "pro Monat",
    vat: {
      domestic: (rate: string, amount: string, _state: string) =>
        `inkl. ${rate}\u00a0% USt. (${amount}), netto ${netPrice}`,
      one_stop_shop: (rate: string, amount: string, state: string) =>
        `inkl. ${rate}\u00a0% USt. für ${state} (${amount})`,
      reverse_charge: () => "ohne USt.; Sie schulden sie in Ihrem Land (Reverse Charge)",
      outside_eu: () => "ohne USt.; die Leistung ist in Deutschland nicht steuerbar",
    },
    term: {
      name: "Laufzeit",
      text: "Beginnt sofort nach der Zahlung, läuft einen Monat und verlängert sich um jeweils einen weiteren, bis Sie kündigen.",
    },
    cancelling: {
      name: "Kündigung",
      text: "Jederzeit zum Ende des bezahlten Monats, mit zwei Klicks unter „Abo & Zahlungen“.",
    },
    withdrawal: {
      name: "Widerruf",
      text: "Innerhalb von 14 Tagen ohne Angabe von Gründen. Sie erhalten den vollen Betrag zurück, auch für genutzte Tage.",
      link: "So widerrufen Sie",
    },
    legal: { before: "Es gelten unsere", terms: "AGB", between: "und unsere Hinweise zum", privacy: "Datenschutz" },
    card: "Zahlung per Karte",
    ordered: (hasVat: boolean) =>
      `Premium-Abonnement für ${price} pro Monat ${hasVat ? "inkl." : "ohne"} USt., erste Zahlung heute.`,
    order: "Zahlungspflichtig bestellen",
    safe: "Ihre Kartendaten gehen verschlüsselt an den Zahlungsdienst und werden bei uns nicht gespeichert.",
    failed: (reason: string) => `Zahlung fehlgeschlagen. ${reason}`.trim(),
    bankRefused:
      "Ihre Bank hat die Zahlung nicht bestätigt. Bitte versuchen Sie es erneut oder mit einer anderen Karte.",
    stripeFailed: "Das Kartenformular konnte nicht geladen werden",
    already: {
      title: "Sie nutzen Premium bereits",
      text: "Es wird nichts weiter abgebucht. Laufzeit und Rechnungen stehen unter „Abo & Zahlungen“.",
      home: "Zum Dashboard",
      billing: "Abo & Zahlungen",
    },
  },
  localCard: {
    number: "Kartennummer",
    nobodyPays: "Testbetrieb, hier zahlt niemand. Es gelten nur die Testkarten.",
    cards: "Testkarten",
    outcomes: { paid: "wird bezahlt", declined: "wird abgelehnt", asks: "fragt bei der Bank nach" },
    invalid: "Die Kartennummer ist ungültig.",
    declined: "Ihre Karte wurde abgelehnt.",
    refused: "Die Zahlung wurde bei der Bank nicht bestätigt.",
    unreachable: "Der Zahlungsdienst ist nicht erreichbar. Bitte versuchen Sie es erneut.",
    bank: {
      title: "Ihre Bank fragt nach",
      description: `Möchten Sie die Zahlung von ${price} an LinkedPotential bestätigen?`,
      ofCard: "Möchten Sie diese Karte für Zahlungen an LinkedPotential freigeben?",
      agree: "Bestätigen",
      refuse: "Ablehnen",
    },
  },
  paid: {
    title: "Zahlung erfolgreich",
    text: "Vielen Dank! Die Bestätigung und die Rechnung kommen per E-Mail.",
    leading: "Sie werden zum Dashboard weitergeleitet …",
    unlocking: "Premium wird freigeschaltet …",
  },
  dialog: {
    title: "Tarife",
    toBilling: "Abo & Zahlungen öffnen",
  },
};
