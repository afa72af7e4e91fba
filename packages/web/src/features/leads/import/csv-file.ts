import { byteOrderMark, guardFormula, parseCsv, writeLine } from "@linkedpotential/contract/csv";

export const sampleCsv = [
  "Name;Unternehmen;Position;E-Mail;Status;Abschlusswahrscheinlichkeit;Auftragswert (EUR);Nächster Schritt",
  "Jördis Größmann;Süßwaren Öttinger GmbH;Leiterin Einkauf;joerdis.groessmann@example.com;Kontaktiert;30;12.500;Angebot vorbereiten",
  "Björn Weiß;Maschinenbau Übersee AG;Geschäftsführer;bjoern.weiss@example.com;Neu;10;;Vernetzungsanfrage senden",
  "",
].join("\r\n");

/**
 * Returns the rows that have a note as CSV, with the note as last column. The key of `notes` is the number of the row's
 * first line.
 */
export function rowsAsCsv(csv: string, header: string, notes: ReadonlyMap<number, string>): string {
  const [head, ...records] = parseCsv(csv) ?? [];
  if (!head) return "";
  const lines = records.flatMap(({ line, cells }) => {
    const note = notes.get(line);
    return note === undefined ? [] : [writeLine([...head.cells.map((_, at) => guardFormula(cells[at] ?? "")), note])];
  });
  return byteOrderMark + writeLine([...head.cells, header]) + lines.join("");
}
