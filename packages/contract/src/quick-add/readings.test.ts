import { expect, it } from "vitest";
import { readQuickAdd } from "./quick-add.ts";
import type { Reading } from "./reading.ts";

const today = "2026-11-24";
const people = [
  { id: 1, name: "Sabine Müller", company: "Klinik am See" },
  { id: 2, name: "Jonas Bäcker", company: "Holzwerk Allgäu GmbH" },
  { id: 3, name: "Anna Montag", company: "Nordlicht Energie GmbH" },
  { id: 4, name: "Peter Kurz", company: "Kurz & Söhne KG" },
  { id: 5, name: "Svenja Öztürk", company: "Brauerei Weiß" },
  { id: 6, name: "Lena Weber", company: "Weber AG" },
  { id: 7, name: "Tom Weber", company: "Studio Süd" },
  { id: 8, name: "Mai Tran", company: "Tran Design" },
];

/** Writes a reading in one line, such as `Sabine Müller: anrufen | 2026-11-27 | 3500 €`. */
function write(reading: Reading | undefined): string {
  if (!reading) return "";
  const { kind, lead, text, name, salutation, company, status, date, value, tags, isPlain } = reading;
  const person = [salutation, name].filter(Boolean).join(" ");
  const subject = { follow_up: `${lead?.name}: ${text}`, lead: `neu: ${person}, ${company ?? "?"}`, task: text }[kind];
  const facts = [status, date, value === undefined ? undefined : `${value} €`, ...tags.map((tag) => `#${tag}`)];
  return [isPlain ? `? ${subject}` : subject.trim(), ...facts.filter(Boolean)].join(" | ");
}
const readings = (sentence: string) => readQuickAdd(sentence, { today, people }).map(write);

it.each([
  ["Angebot Müller nächsten Freitag 3.500 €", "Sabine Müller: | proposal | 2026-11-27 | 3500 €"],
  ["angebot müller nächsten freitag 3.500 €", "Sabine Müller: | proposal | 2026-11-27 | 3500 €"],
  ["Angebot Mueller 27.11. 3500 Euro", "Sabine Müller: | proposal | 2026-11-27 | 3500 €"],
  ["Müller anrufen morgen", "Sabine Müller: anrufen | 2026-11-25"],
  ["Frau Müller morgen anrufen", "Sabine Müller: anrufen | 2026-11-25"],
  ["Fr. Müller anrufen", "Sabine Müller: anrufen"],
  ["Termin mit Herrn Bäcker am Freitag vorbereiten", "Jonas Bäcker: Termin vorbereiten | 2026-11-27"],
  ["Rückruf bei Sabine Müller", "Sabine Müller: Rückruf"],
  ["Sabine Müller gewonnen", "Sabine Müller: | won"],
  ["Müller gewonnen, Rechnung schreiben Freitag", "Sabine Müller: Rechnung schreiben | won | 2026-11-27"],
  ["Bäcker kontaktiert", "Jonas Bäcker: | contacted"],
  ["Baecker angeschrieben, nachhaken in 5 Arbeitstagen", "Jonas Bäcker: nachhaken | contacted | 2026-12-01"],
  ["Bäcker hat Interesse gezeigt", "Jonas Bäcker: | interested"],
  ["Bäcker interessiert", "Jonas Bäcker: | interested"],
  ["Öztürk qualifiziert", "Svenja Öztürk: | qualified"],
  ["Oeztuerk qualifiziert", "Svenja Öztürk: | qualified"],
  ["Ozturk auf Angebot", "Svenja Öztürk: | proposal"],
  ["Öztürk Status neu", "Svenja Öztürk: | new"],
  ["Öztürk verloren", "Svenja Öztürk: | lost"],
  ["Angebot an Müller", "Sabine Müller: | proposal"],
  ["Angebot für Müller über 1,2 Mio", "Sabine Müller: | proposal | 1200000 €"],
  ["Angebot nachfassen Müller Freitag", "Sabine Müller: Angebot nachfassen | 2026-11-27"],
  ["Angebot schreiben für Müller bis Freitag", "Sabine Müller: Angebot schreiben | 2026-11-27"],
  ["Müller 12.500,50", "Sabine Müller: | 12500.5 €"],
  ["Müller 3,5k", "Sabine Müller: | 3500 €"],
  ["Müller 3.5k", "Sabine Müller: | 3500 €"],
  ["Müller EUR 900", "Sabine Müller: | 900 €"],
  ["Müller €900", "Sabine Müller: | 900 €"],
  ["Müller 900€ #Website", "Sabine Müller: | 900 € | #Website"],
  ["Müller 5 tausend Euro", "Sabine Müller: | 5000 €"],
  ["Müller 2 Millionen", "Sabine Müller: | 2000000 €"],
  ["Müller 3.500", "Sabine Müller: | 3500 €"],
  ["Müller 1,234.50 €", "Sabine Müller: | 1234.5 €"],
  ["Müller 0 €", "Sabine Müller: | 0 €"],
  ["Angebot Müller 3500", "Sabine Müller: | proposal | 3500 €"],
  ["Angebot Müller 3500 Freitag", "Sabine Müller: | proposal | 2026-11-27 | 3500 €"],
  ["Müller #Energie #neu-kunde", "Sabine Müller: | #Energie | #neu-kunde"],
  ["Klinik am See anrufen", "Sabine Müller: anrufen"],
  ["Follow-up Müller Freitag", "Sabine Müller: | 2026-11-27"],
  ["Wiedervorlage Bäcker in 2 Wochen", "Jonas Bäcker: | 2026-12-08"],
  ["Lead Müller Freitag", "Sabine Müller: | 2026-11-27"],
  ["Frau Montag anrufen", "Anna Montag: anrufen"],
  ["Anna Montag anrufen", "Anna Montag: anrufen"],
  ["Anna Montag Freitag anrufen", "Anna Montag: anrufen | 2026-11-27"],
  ["Mai anrufen", "Mai Tran: anrufen"],
  ["Mai Tran am 5. Mai anrufen", "Mai Tran: anrufen | 2027-05-05"],
  ["Lena Weber anrufen", "Lena Weber: anrufen"],
  ["Müller Angebot (Website) Freitag", "Sabine Müller: Angebot (Website) | 2026-11-27"],
])("„%s“ is about a lead", (sentence, first) => {
  expect(readings(sentence)[0]).toBe(first);
});

it.each([
  ["Angebot Schulz 3.500 €", "neu: Schulz, ? | proposal | 3500 €"],
  ["Angebot Schulz Freitag 3.500 €", "neu: Schulz, ? | proposal | 2026-11-27 | 3500 €"],
  ["Neuer Lead Sabine Schulz", "neu: Sabine Schulz, ?"],
  ["Neuer Lead: Sabine Schulz, Klinik am See", "neu: Sabine Schulz, Klinik am See"],
  [
    "Neuer Lead Sabine Schulz von Nordlicht Energie GmbH Freitag",
    "neu: Sabine Schulz, Nordlicht Energie GmbH | 2026-11-27",
  ],
  ["Neuer Lead Sabine Schulz (Nordlicht)", "neu: Sabine Schulz, Nordlicht"],
  ["Neuer Lead Frau Schulz, Nordlicht 5k #Energie", "neu: ms Schulz, Nordlicht | 5000 € | #Energie"],
  ["neuer lead herr schulz", "neu: herr schulz, ?"],
  ["Neuer Lead Herr Schulz", "neu: mr Schulz, ?"],
  ["Lead Schulz", "neu: Schulz, ?"],
  ["Neuer Lead Sabine Müller", "neu: Sabine Müller, ?"],
  ["Neuer Kontakt Ute Klein, Hafen AG", "neu: Ute Klein, Hafen AG"],
  ["Follow-up Schulz Freitag", "neu: Schulz, ? | 2026-11-27"],
  ["Angebot Hafen Logistik GmbH", "neu: , Hafen Logistik GmbH | proposal"],
  ["Frau Schulz kontaktiert", "neu: ms Schulz, ? | contacted"],
])("„%s“ is a new lead", (sentence, first) => {
  expect(readings(sentence)[0]).toBe(first);
});

it.each([
  ["Rechnung schreiben bis Freitag", "Rechnung schreiben | 2026-11-27"],
  ["Aufgabe: Müller anrufen", "Müller anrufen"],
  ["Neue Aufgabe Portfolio Freitag", "Portfolio | 2026-11-27"],
  ["Todo Steuer morgen", "Steuer | 2026-11-25"],
  ["To-do: Steuer", "Steuer"],
  ["Montag anrufen", "anrufen | 2026-11-30"],
  ["Rechnung 3.500 € Freitag", "Rechnung 3.500 € | 2026-11-27"],
  ["Energie sparen", "? Energie sparen"],
  ["Angebot schreiben", "? Angebot schreiben"],
  ["3 Angebote schreiben", "? 3 Angebote schreiben"],
  ["3.500 Follower erreichen", "? 3.500 Follower erreichen"],
  ["Stundensatz 95 €/h prüfen", "? Stundensatz 95 €/h prüfen"],
  ["95 € pro Stunde verhandeln", "? 95 € pro Stunde verhandeln"],
  ["Messe 2027 planen", "? Messe 2027 planen"],
  ["Angebot 2027", "? Angebot 2027"],
  ["Rückruf 0171 2345678", "? Rückruf 0171 2345678"],
  ["Rückruf +49 30 123456", "? Rückruf +49 30 123456"],
  ["Ticket #123 schließen", "? Ticket #123 schließen"],
  ["C# lernen", "? C# lernen"],
  ["Raum 3500 aufräumen", "? Raum 3500 aufräumen"],
  ["-500 € buchen", "? -500 € buchen"],
  ["200 Mio €", "? 200 Mio €"],
  ["32.13.", "? 32.13."],
  ["Aufgabe", "? Aufgabe"],
  ["Müller", "? Müller"],
  ["Sabine Müller", "? Sabine Müller"],
  ["???", "? ???"],
  ["Die kurz Gehaltenen loben", "? Die kurz Gehaltenen loben"],
  ["100 km laufen", "? 100 km laufen"],
  ["Version 3,5 testen", "? Version 3,5 testen"],
])("„%s“ is a task", (sentence, first) => {
  expect(readings(sentence)[0]).toBe(first);
});

it.each([
  ["Weber Freitag anrufen", "Lena Weber: anrufen | 2026-11-27", "Tom Weber: anrufen | 2026-11-27"],
  ["Müller nächsten Freitag", "Sabine Müller: | 2026-11-27", "Sabine Müller: | 2026-12-04"],
  ["Montag anrufen", "anrufen | 2026-11-30", "Anna Montag: anrufen"],
  ["Müller 3,500 €", "Sabine Müller: | 3500 €", "Sabine Müller: | 3.5 €"],
  ["Energie sparen", "? Energie sparen", undefined],
  ["Energie sparen Freitag", "Energie sparen | 2026-11-27", "Anna Montag: sparen | 2026-11-27"],
  ["Schulz", "? Schulz", "neu: Schulz, ?"],
  ["Sabine Schulz", "? Sabine Schulz", "neu: Sabine Schulz, ?"],
  ["Angebot Müller", "Sabine Müller: | proposal", "neu: Müller, ? | proposal"],
  ["Rechnung 3.500 €", "? Rechnung 3.500 €", undefined],
  ["32.13. Müller anrufen", "? 32.13. Müller anrufen", "Sabine Müller: 32.13. anrufen"],
])("„%s“ may mean several things", (sentence, ...expected) => {
  const found = readings(sentence);
  for (const [at, reading] of expected.entries()) if (reading !== undefined) expect(found[at]).toBe(reading);
});

it("ends with the task that keeps the whole sentence, so that nothing is lost", () => {
  expect(readings("Angebot Müller Freitag 3.500 €").at(-1)).toBe("? Angebot Müller Freitag 3.500 €");
  expect(readQuickAdd("   ", { today })).toEqual([]);
});

it("names the part of the sentence that each value comes from", () => {
  const sentence = "Angebot für Frau Müller bis Freitag, 3.500 € #Website";
  const [first] = readQuickAdd(sentence, { today, people });
  expect(first?.parts.map(({ kind, start, end }) => `${kind}: ${sentence.slice(start, end)}`)).toEqual([
    "status: Angebot",
    "lead: für Frau Müller",
    "date: bis Freitag",
    "value: 3.500 €",
    "tag: #Website",
  ]);
});
