import { germanDate } from "./dates.ts";

export const problemTexts = {
  invalid: "Ungültige Angabe.",
  required: "Bitte füllen Sie alle Felder aus.",
  controlCharacters: "Unzulässige Zeichen.",
  tooLong: ({ max }: Limit) => `Maximal ${max} Zeichen`,
  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  emailInvalid: "Gültige E-Mail erforderlich",
  mailBounced: "Unsere E-Mail an diese Adresse kam nicht an. Bitte prüfen Sie die Adresse.",
  passwordTooShort: ({ min }: { min: number }) => `Das Passwort muss mindestens ${min} Zeichen lang sein.`,
  passwordCommon: "Dieses Passwort ist weit verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.",
  passwordIsEmail: "Bitte verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.",
  currentPasswordRequired: "Bitte geben Sie Ihr aktuelles Passwort ein.",
  newPasswordRequired: "Bitte geben Sie ein neues Passwort ein.",
  confirmationRequired: "Bitte geben Sie das neue Passwort noch einmal ein.",
  webAddress: "Bitte geben Sie keine Internetadresse an. Nach einem Punkt gehört ein Leerzeichen.",
  personNameRequired: "Bitte geben Sie Ihren Namen ein.",
  subjectRequired: "Bitte geben Sie einen Betreff ein.",
  messageRequired: "Bitte schreiben Sie uns, worum es geht.",
  titleRequired: "Bitte geben Sie einen Titel ein.",
  contentRequired: "Bitte geben Sie einen Text ein.",
  languageRequired: "Bitte wählen Sie eine Sprache.",
  postTypeRequired: "Bitte wählen Sie einen Beitragstyp.",
  industryRequired: "Bitte wählen Sie eine Branche.",
  requestMessageRequired: "Bitte geben Sie eine Nachricht ein.",
  reportReasonRequired: "Bitte wählen Sie einen Grund.",
  explanationRequired: "Bitte beschreiben Sie, worum es geht.",
  sincerityRequired: "Bitte bestätigen Sie Ihre Angaben.",
  companyNameRequired: "Bitte geben Sie den Namen Ihres Unternehmens ein.",
  consentRequired: "Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.",
  outcomeRequired: "Bitte wählen Sie eine Entscheidung.",
  resultRequired: "Bitte wählen Sie ein Ergebnis.",
  noteRequired: "Bitte nennen Sie den Grund.",
  statementRequired: "Bitte geben Sie eine Begründung ein.",
  descriptionRequired: "Bitte geben Sie eine Beschreibung ein.",
  durationRequired: "Bitte geben Sie die Dauer ein.",
  categoryRequired: "Bitte geben Sie eine Kategorie ein.",
  linkRequired: "Bitte geben Sie einen Link ein.",
  streetRequired: "Bitte geben Sie Straße und Hausnummer ein.",
  postalCodeRequired: "Bitte geben Sie die Postleitzahl ein.",
  cityRequired: "Bitte geben Sie den Ort ein.",
  contractRequired: "Bitte geben Sie an, um welchen Vertrag es geht.",
  cancellationReasonRequired: "Bitte geben Sie den Grund ein.",
  passwordsDiffer: "Die Passwörter stimmen nicht überein.",
  templateTitleRequired: "Bitte geben Sie der Vorlage einen Namen.",
  templateContentRequired: "Bitte schreiben Sie den Text der Vorlage.",
  postDetailsRequired: "Bitte geben Sie Ihre Skills und was Sie suchen an.",
  wantedSkillRequired: "Bitte nennen Sie mindestens einen Skill, den Sie suchen.",
  requestMessageTooShort: ({ min }: { min: number }) => `Mindestens ${min} Zeichen`,
  leadNameRequired: "Name ist erforderlich",
  leadCompanyRequired: "Unternehmen ist erforderlich",
  leadPositionRequired: "Position ist erforderlich",
  probabilityRange: "Bitte eine Zahl von 0 bis 100 angeben.",
  dealValueRange: "Bitte einen Betrag von 0 bis 100.000.000 Euro angeben.",
  recurrenceInterval: "Bitte eine ganze Zahl von 1 bis 99 angeben.",
  rhythmRange: ({ max }: Limit) => `Bitte 1 bis ${max} Wochen angeben.`,
  perDayRange: ({ max }: Limit) => `Bitte eine Zahl von 1 bis ${max} angeben.`,
  linkedinInvalid: "Ungültige LinkedIn URL",
  dateInvalid: "Bitte ein gültiges Datum angeben.",
  timeInvalid: "Bitte eine Uhrzeit wie 19:00 angeben.",
  dateIsPast: "Bitte einen Zeitpunkt in der Zukunft angeben.",
  durationInvalid: "Bitte eine Dauer angeben, z. B. 60 Minuten.",
  linkInvalid: "Bitte eine vollständige Adresse angeben, die mit https:// beginnt.",
  targetRange: "Bitte eine ganze Zahl von 1 bis 100.000 angeben.",
  participantsRange: "Bitte eine Zahl von 1 bis 500 angeben.",
  seatsBelowTaken: ({ taken }: { taken: number }) =>
    `${taken} Plätze sind schon vergeben. Bitte mindestens ${taken} angeben.`,
  seatsBelowTakenOn: ({ taken, date }: { taken: number; date: string }) =>
    `Am ${germanDate(date)} sind schon ${taken} Plätze vergeben. Bitte mindestens ${taken} angeben.`,
  dateIsPastOn: ({ date }: { date: string }) => `Der Termin am ${germanDate(date)} läge dann in der Vergangenheit.`,
  seriesRange: ({ min, max }: { min: number; max: number }) => `Bitte eine Zahl von ${min} bis ${max} angeben.`,
  contactNameRequired: "Bitte geben Sie einen Namen ein.",
  phoneInvalid: "Bitte eine Telefonnummer angeben, zum Beispiel 040 123456.",
  eventMessageRequired: "Bitte geben Sie den Text der Nachricht ein.",
  addressRequired: "Bitte geben Sie mindestens eine E-Mail-Adresse ein.",
  tooManyAddresses: ({ max }: Limit) => `Höchstens ${max} Adressen auf einmal.`,
  codeUses: "Bitte eine Zahl von 1 bis 1.000 angeben.",
  tooManyTags: ({ max }: Limit) => `Höchstens ${max} Schlagwörter.`,
  tooManySkills: ({ max }: Limit) => `Höchstens ${max} Skills.`,
  tooManyEntries: ({ max }: Limit) => `Höchstens ${max} Einträge.`,
  vatIdInvalid: "Diese USt-IdNr. passt nicht zum gewählten Land. Bitte prüfen Sie sie oder lassen Sie das Feld leer.",
  importChoice: ({ value, choices }: Choice) => `„${value}“ gibt es nicht. Möglich sind: ${choices}.`,
  importEmpty: "Die Datei enthält keine Leads.",
  importTooMany: ({ max }: Limit) =>
    `Die Datei hat mehr als ${max.toLocaleString("de")} Zeilen. Höchstens ${max.toLocaleString("de")} Leads auf einmal.`,
  importTooWide: ({ max }: Limit) => `Die Datei hat mehr als ${max} Spalten. Möglich sind höchstens ${max}.`,
  importOpenQuote: ({ line }: { line: number }) =>
    `In Zeile ${line.toLocaleString("de")} beginnt ein Anführungszeichen, das nirgends endet. Bitte ergänzen oder entfernen Sie es.`,
  importNoColumns: ({ found }: { found: string }) =>
    `Keine Spalte erkannt. Gefunden: „${found}“. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.`,
};

type Limit = { max: number };
type Choice = { value: string; choices: string };

type German = typeof problemTexts;
export type ProblemKey = keyof German;

export type ProblemTexts = Readonly<German>;

export type PlainKey = { [Key in ProblemKey]: German[Key] extends string ? Key : never }[ProblemKey];
export type KeyWith = Exclude<ProblemKey, PlainKey>;
