/** The German texts of wrong fields. The browser shows them as they are, or its own language by key. */
export const messages = {
  invalid: "Ungültige Angabe.",
  required: "Bitte füllen Sie alle Felder aus.",
  controlCharacters: "Unzulässige Zeichen.",
  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  emailInvalid: "Gültige E-Mail erforderlich",
  mailBounced: "Unsere E-Mail an diese Adresse kam nicht an. Bitte prüfen Sie die Adresse.",
  passwordMin8: "Das Passwort muss mindestens 8 Zeichen lang sein.",
  passwordMin6: "Das Passwort muss mindestens 6 Zeichen lang sein.",
  passwordCommon: "Dieses Passwort benutzen viele, es wird als Erstes ausprobiert. Bitte wählen Sie ein anderes.",
  passwordIsEmail: "Bitte nehmen Sie nicht Ihre E-Mail-Adresse als Passwort.",
  currentPasswordRequired: "Bitte geben Sie Ihr aktuelles Passwort ein.",
  passwordsDiffer: "Die Passwörter stimmen nicht überein.",
  leadNameRequired: "Name ist erforderlich",
  leadCompanyRequired: "Unternehmen ist erforderlich",
  leadPositionRequired: "Position ist erforderlich",
  probabilityRange: "Bitte eine Zahl von 0 bis 100 angeben.",
  dealValueRange: "Bitte einen Betrag von 0 bis 100.000.000 Euro angeben.",
  linkedinInvalid: "Ungültige LinkedIn URL",
  dateInvalid: "Bitte ein gültiges Datum angeben.",
  tagsMax: "Höchstens 10 Schlagwörter.",
  skillsMax: "Höchstens 30 Skills.",
  importEmpty: "Die Datei enthält keine Leads.",
  importTooMany: "Höchstens 1.000 Leads auf einmal.",
  importTooWide: "Höchstens 200 Spalten.",
} as const;

export type MessageKey = keyof typeof messages;

/** The text for a field that is too long, e.g. `Maximal 100 Zeichen`. */
export const maxCharacters = (count: number): string => `Maximal ${count} Zeichen`;
