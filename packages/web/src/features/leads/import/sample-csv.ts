/** Sample file for people who fill in their leads by hand. */
export const sampleCsv = [
  "Name;Unternehmen;Position;E-Mail;Status;Abschlusswahrscheinlichkeit;Auftragswert (EUR);Nächster Schritt",
  "Jördis Größmann;Süßwaren Öttinger GmbH;Leiterin Einkauf;joerdis.groessmann@example.com;Kontaktiert;30;12.500;Angebot vorbereiten",
  "Björn Weiß;Maschinenbau Übersee AG;Geschäftsführer;bjoern.weiss@example.com;Neu;10;;Vernetzungsanfrage senden",
  "",
].join("\r\n");
