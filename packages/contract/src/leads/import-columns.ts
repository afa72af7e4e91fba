import { foldedWords } from "../folding.ts";

/**
 * Names of columns by target. The first one is the heading in exported files, the others are headings of other programs
 * and languages.
 */
export const columnNames = {
  name: ["Name", "Kontakt", "Ansprechpartner", "Full name", "Contact", "Vollständiger Name", "Nom complet"],
  firstName: ["Vorname", "First name", "Given name", "Prénom"],
  lastName: ["Nachname", "Last name", "Family name", "Familienname", "Surname", "Nom de famille"],
  salutation: ["Anrede", "Salutation"],
  email: ["E-Mail", "E-Mail-Adresse", "Mail", "E-mail address", "Email", "Email address", "E-Mail 1 Value", "Courriel"],
  company: [
    "Unternehmen",
    "Firma",
    "Organisation",
    "Organization",
    "Company",
    "Company name",
    "Organization name",
    "Arbeitgeber",
    "Entreprise",
    "Société",
  ],
  position: [
    "Position",
    "Rolle",
    "Titel",
    "Title",
    "Job title",
    "Role",
    "Organization title",
    "Berufsbezeichnung",
    "Funktion",
    "Fonction",
    "Poste",
  ],
  status: ["Status", "Phase", "Stage"],
  closingProbability: ["Abschlusswahrscheinlichkeit", "Wahrscheinlichkeit", "Closing probability", "Probability"],
  dealValue: ["Auftragswert (EUR)", "Auftragswert", "Deal value", "Value", "Wert"],
  nextStep: ["Nächster Schritt", "Next step"],
  followUpDate: ["Follow-up-Datum", "Follow-up", "Wiedervorlage", "Follow-up date"],
  followUpCompleted: ["Follow-up erledigt", "Follow-up completed"],
  followUpNotes: ["Follow-up-Notiz", "Follow-up-Notizen", "Follow-up notes"],
  rhythmWeeks: ["Kontakt alle (Wochen)", "Rhythmus"],
  linkedinUrl: ["LinkedIn", "LinkedIn URL", "LinkedIn-Profil", "Profil", "URL", "Profile URL", "Profil-URL"],
  phone: ["Telefon", "Telefonnummer", "Mobil", "Phone number", "Phone", "Mobiltelefon", "Handy", "Téléphone"],
  source: ["Quelle", "Herkunft", "Source"],
  temperature: ["Temperatur", "Temperature"],
  priorityClass: ["Klasse", "Prioritätsklasse", "Priorität", "Priority"],
  tags: ["Schlagwörter", "Tags"],
  lostReason: ["Verlustgrund", "Lost reason"],
  notes: ["Notizen", "Notiz", "Note", "Notes", "Bemerkung", "Kommentar"],
  connectedOn: ["Vernetzt am", "Connected on", "Verbunden am", "Verbunden seit", "En relation depuis"],
  vorbereitung: ["Vorbereitung", "Preparation"],
  infosErstgespraech: ["Infos Erstgespräch", "Erstgespräch"],
  infosZweitgespraech: ["Infos Zweitgespräch", "Zweitgespräch"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Target of a column of an imported file: a field of the lead, or a part of its name or notes. */
export type ImportTarget = keyof typeof columnNames;

export const importTargets = Object.keys(columnNames) as ImportTarget[];

const folded = (name: string): string => foldedWords(name).join(" ");

const targetsByName = new Map(
  importTargets.flatMap((target) => [target, ...columnNames[target]].map((name) => [folded(name), target] as const)),
);

/** Returns what a column with this heading contains, ignoring case, umlauts and punctuation. */
export const targetNamed = (heading: string): ImportTarget | undefined => targetsByName.get(folded(heading));

/** Target of each column of a file. Null for a column that is not imported. */
export type ImportColumns = (ImportTarget | null)[];

/**
 * Recognizes columns by their headings. Each target is used once, by its first column. Beside a first name, a column
 * `Name` is the last name.
 */
export function columnsByName(headings: readonly string[]): ImportColumns {
  const targets = headings.map((heading) => targetNamed(heading) ?? null);
  const hasFirstNameOnly = targets.includes("firstName") && !targets.includes("lastName");
  const isLastName = (heading: string) => ["name", "nom"].includes(folded(heading));
  return targets
    .map((target, index) => (hasFirstNameOnly && isLastName(headings[index] ?? "") ? "lastName" : target))
    .map((target, index, all) => (target && all.indexOf(target) < index ? null : target));
}

/** Tells whether the columns are those of LinkedIn's file of contacts. */
export const isFromLinkedin = (columns: ImportColumns): boolean =>
  (["firstName", "lastName", "connectedOn"] as const).every((target) => columns.includes(target));
