import { afterAll, beforeAll, expect, it } from "vitest";
import type { Someone } from "../testing/community.ts";
import { projectRequestCalls } from "../testing/project-requests.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { demoAccounts } from "./accounts.ts";
import { demoMembers } from "./community.ts";
import { demoOfferOf } from "./offers.ts";

const unstated = { dayRate: null, languages: [], references: [] };

let stack: TestStack;
let petra: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  const { business, freelancer } = projectRequestCalls(stack);
  petra = await business();
  for (const { name, email, profile } of [demoAccounts.free, demoAccounts.premium, ...demoMembers]) {
    await freelancer({ ...unstated, name, ...profile, ...demoOfferOf(email) });
  }
  await stack.deliver();
});
afterAll(() => stack.stop());

/** Returns the first names of the demo freelancers that a search finds, in their order. */
async function firstNames(query: Record<string, string>): Promise<string> {
  const found = await projectRequestCalls(stack).search(petra, query);
  return found.map(({ name }) => name.replace(/^Dr\. /, "").split(" ")[0]).join(" ");
}

it.each([
  ["Logo", "Jana Svenja"],
  ["Weihnachtskarten", "Jana Svenja"],
  ["Speisekarte gestalten", "Jana Svenja"],
  ["Fahrzeugbeschriftung", "Jana Svenja"],
  ["Rebranding", "Jana Svenja"],
  ["UX Designer", "Svenja Jana"],
  ["Designer", "Svenja Jana Lukas"],
  ["Websitetexte", "Meike"],
  ["Newsletter schreiben", "Meike"],
  ["Blogartikel schreiben", "Meike"],
  ["ab sofort Texter", "Meike"],
  ["Website Relaunch", "Lukas Jana"],
  ["Website barrierefrei", "Lukas"],
  ["Wordpress Hilfe", "Lukas"],
  ["Handwerksbetrieb Website", "Lukas"],
  ["Shop umziehen", "Rashid"],
  ["Web Shop", "Rashid"],
  ["App programmieren", "Tobias"],
  ["Entwickler", "Tobias Lukas"],
  ["Programmierer Hamburg", "Tobias"],
  ["Server umziehen", "Tobias"],
  ["Google Anzeigen", "Emma"],
  ["Social Media betreuen", "Emma"],
  ["Mehr Kunden", "Emma Rashid"],
  ["Fotos vom Team", "Miro"],
  ["Portraits", "Miro"],
  ["Podcast schneiden", "Miro"],
  ["Imagefilm", "Miro"],
  ["Belege sortieren", "Anja"],
  ["Mahnungen schreiben", "Anja"],
  ["Buchhaltung Flensburg", "Anja"],
  ["DSGVO Beratung", "Paul"],
  ["externer Datenschutzbeauftragter", "Paul"],
  ["Verträge prüfen", "Paul"],
  ["Bremen", "Svenja Tobias"],
  ["Facebook Werbung", "Emma"],
  ["Google My Business", "Emma Rashid"],
  ["Briefpapier", "Jana Svenja"],
  ["Firmenschild", "Jana Svenja"],
  ["Prototyp", "Svenja Jana"],
  ["Produktbeschreibungen", "Meike"],
  ["Bewerbungsfotos", "Miro"],
  ["Rechnungen schreiben", "Anja Sabine"],
  ["Sekretärin", "Sabine"],
  ["Telefon beantworten", "Sabine"],
  ["Büroarbeit", "Sabine"],
  ["Angebote schreiben", "Sabine"],
  ["Excel", "Sabine"],
  ["Word", "Sabine"],
  ["Praxismanagement", "Sabine"],
  ["Domain umziehen", "Lukas"],
  ["Computer Hilfe", "Tobias"],
  ["programmiert", "Tobias Lukas"],
  ["jemand der programmiert", "Tobias Lukas"],
  ["jemand, der unsere App entwickelt", "Tobias"],
  ["wer programmiert in Hamburg", "Tobias"],
  ["wer fotografiert", "Miro"],
  ["jemand der Videos schneidet", "Miro"],
  ["filmt", "Miro"],
  ["designt", "Svenja Jana Lukas"],
  ["wer schreibt", "Meike"],
  ["textet", "Meike"],
  ["moderiert", "Paul"],
  ["berät", "Paul"],
])("the search for %s finds %s, in this order", async (search, expected) => {
  expect(await firstNames({ search })).toBe(expected);
});

it.each([
  ["Steuererklärung vorbereiten", "Anja"],
  ["Jahresabschluss", "Anja"],
  ["Rechnungen automatisieren", "Tobias Lukas Anja Sabine"],
  ["remote Entwickler React", "Tobias Lukas"],
  ["IT Support", "Tobias Sabine"],
  ["Microsoft 365", "Tobias"],
  ["Schnittstelle zu SAP", "Tobias"],
  ["SEO Texte", "Meike Emma Rashid"],
  ["Texte für Website", "Meike Lukas Jana"],
  ["Landingpage texten", "Meike Lukas"],
  ["Übersetzung Englisch", "Meike"],
  ["Ghostwriter", "Meike"],
  ["Präsentation schön machen", "Jana Sabine Svenja"],
  ["Messestand", "Jana Svenja"],
  ["Verpackungsdesign", "Jana Svenja Lukas"],
  ["Marke entwickeln", "Jana Svenja Tobias Lukas"],
  ["Berlin Designer", "Svenja Jana Lukas"],
  ["Produktfotos Onlineshop", "Miro Rashid"],
  ["Eventvideo", "Miro"],
  ["Produktdaten pflegen", "Rashid"],
  ["Kontaktformular", "Lukas"],
  ["KI", "Tobias"],
  ["KI im Unternehmen", "Tobias"],
  ["Künstliche Intelligenz", "Tobias"],
  ["ChatGPT einführen", "Tobias"],
  ["CRM einführen", "Tobias"],
  ["Homeoffice einrichten", "Tobias Sabine"],
  ["Excel Auswertung", "Sabine"],
  ["Zahlen auswerten", "Anja"],
  ["Controlling", "Anja"],
  ["Reisekosten", "Anja Sabine"],
  ["Statistik", "Emma"],
  ["YouTube", "Miro"],
  ["Mailchimp", "Emma Meike Rashid"],
  ["Homepage für Handwerker", "Lukas"],
  ["Maler Website", "Lukas Jana"],
  ["AGB", "Paul"],
  ["illustriert", "Jana Svenja"],
  ["automatisiert", "Tobias Lukas"],
  ["übersetzt", "Meike"],
  ["jemand, der übersetzt", "Meike"],
  ["Übersetzer", "Meike"],
  ["korrigiert", "Meike"],
  ["wer kann lektorieren", "Meike"],
])("nobody meets the search for %s, and in part it finds %s, in this order", async (search, expected) => {
  expect(await firstNames({ search })).toBe("");
  expect(await firstNames({ search, partial: "true" })).toBe(expected);
});

it.each(["Steuerberater", "Vertrieb aufbauen", "Bewerber finden", "wer verkauft"])(
  "nobody fits the search for %s, not even in part",
  async (search) => {
    expect(await firstNames({ search })).toBe("");
    expect(await firstNames({ search, partial: "true" })).toBe("");
  },
);
