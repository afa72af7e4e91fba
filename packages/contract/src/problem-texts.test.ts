import { expect, it } from "vitest";
import { problemTexts } from "./problem-texts.ts";
import { type Problem, problemText } from "./problems.ts";

it("has the exact German texts", () => {
  expect(Object.fromEntries(Object.entries(problemTexts).filter(([, text]) => typeof text === "string"))).toEqual({
    invalid: "Ungültige Angabe.",
    required: "Bitte füllen Sie alle Felder aus.",
    controlCharacters: "Unzulässige Zeichen.",
    emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    emailInvalid: "Gültige E-Mail erforderlich",
    mailBounced: "Unsere E-Mail an diese Adresse kam nicht an. Bitte prüfen Sie die Adresse.",
    passwordCommon: "Dieses Passwort benutzen viele, es wird als Erstes ausprobiert. Bitte wählen Sie ein anderes.",
    passwordIsEmail: "Bitte nehmen Sie nicht Ihre E-Mail-Adresse als Passwort.",
    currentPasswordRequired: "Bitte geben Sie Ihr aktuelles Passwort ein.",
    newPasswordRequired: "Bitte geben Sie ein neues Passwort ein.",
    confirmationRequired: "Bitte geben Sie das neue Passwort noch einmal ein.",
    personNameRequired: "Bitte geben Sie Ihren Namen ein.",
    subjectRequired: "Bitte geben Sie einen Betreff ein.",
    messageRequired: "Bitte schreiben Sie uns, worum es geht.",
    passwordsDiffer: "Die Passwörter stimmen nicht überein.",
    templateTitleRequired: "Bitte geben Sie der Vorlage einen Namen.",
    templateContentRequired: "Bitte schreiben Sie den Text der Vorlage.",
    postDetailsRequired: "Bitte geben Sie Ihre Skills und was Sie suchen an.",
    leadNameRequired: "Name ist erforderlich",
    leadCompanyRequired: "Unternehmen ist erforderlich",
    leadPositionRequired: "Position ist erforderlich",
    probabilityRange: "Bitte eine Zahl von 0 bis 100 angeben.",
    dealValueRange: "Bitte einen Betrag von 0 bis 100.000.000 Euro angeben.",
    linkedinInvalid: "Ungültige LinkedIn URL",
    dateInvalid: "Bitte ein gültiges Datum angeben.",
    importEmpty: "Die Datei enthält keine Leads.",
    timeInvalid: "Bitte eine Uhrzeit wie 19:00 angeben.",
    vatIdInvalid: "Diese USt-IdNr. passt nicht zum gewählten Land. Bitte prüfen Sie sie oder lassen Sie das Feld leer.",
    webAddress: "Bitte ohne Internetadresse. Nach einem Punkt steht ein Leerzeichen.",
    linkInvalid: "Bitte eine vollständige Adresse angeben, die mit https:// beginnt.",
    participantsRange: "Bitte eine Zahl von 1 bis 500 angeben.",
    addressRequired: "Bitte geben Sie mindestens eine E-Mail-Adresse ein.",
    codeUses: "Bitte eine Zahl von 1 bis 1.000 angeben.",
  });
});

it("states the limit in the text", () => {
  const problems: Problem[] = [
    { key: "tooLong", params: { max: 5 } },
    { key: "passwordTooShort", params: { min: 8 } },
    { key: "tooManyTags", params: { max: 10 } },
    { key: "tooManySkills", params: { max: 20 } },
    { key: "tooManyEntries", params: { max: 20 } },
    { key: "tooManyAddresses", params: { max: 100 } },
    { key: "requestMessageTooShort", params: { min: 200 } },
    { key: "importChoice", params: { value: "heiss", choices: "Heiß, Warm, Kalt" } },
    { key: "importTooMany", params: { max: 1000 } },
    { key: "importTooWide", params: { max: 200 } },
  ];
  expect(problems.map((problem) => problemText(problemTexts, problem))).toEqual([
    "Maximal 5 Zeichen",
    "Das Passwort muss mindestens 8 Zeichen lang sein.",
    "Höchstens 10 Schlagwörter.",
    "Höchstens 20 Skills.",
    "Höchstens 20 Einträge.",
    "Höchstens 100 Adressen auf einmal.",
    "Mindestens 200 Zeichen",
    "„heiss“ gibt es nicht. Möglich sind: Heiß, Warm, Kalt.",
    "Höchstens 1.000 Leads auf einmal.",
    "Höchstens 200 Spalten.",
  ]);
});
