import { foldedWords } from "../folding.ts";

/** Words that say nothing in a search: `Ich suche einen Texter für die Website` searches for two words. */
export const fillers: ReadonlySet<string> = new Set(
  foldedWords(
    "für und oder mit bei im in am an ab auf aus der die das den dem ein eine einen einer von vom zu zum zur als ich wir " +
      "suche suchen brauche brauchen gesucht jemand jemanden jemandem wer hilfe erstellen machen freelancer freelancerin for and or with the a of to",
  ),
);

/**
 * Words of a request in whole sentences. A search ignores them next to the word of a trade: `jemand, der unsere Website
 * neu macht`. Without one they are searched, because they are then all that is known.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  foldedWords(
    "ins was wie wo uns unser unsere unserem unseren unserer unseres mein meine meinem meinen meiner mir mich er sie es " +
      "ihr ihre ihren sich dass damit auch noch nur sehr so bitte gern gerne dringend schnell eventuell vielleicht " +
      "neu neue neuem neuen neuer neues gut gute guten guter gutes erfahrene erfahrenen erfahrener " +
      "macht mache gemacht machst baut bauen erstellt gestaltet überarbeitet betreut pflegt schreibt übernimmt übernehmen " +
      "entwickelt programmiert textet übersetzt berät fotografiert filmt dreht gedreht lassen lasse lässt " +
      "schreiben umziehen umzug umzieht einrichten eingerichtet aufbauen einführen einsetzen aktualisieren aktualisiert " +
      "überarbeiten betreuen pflegen bauen bearbeiten bearbeitet entwerfen entwirft prüfen prüft schalten schaltet " +
      "planen plant organisieren organisiert finden findet gefunden buchen bucht auslagern vereinbaren vereinbart " +
      "versenden versendet verschicken verschickt beantworten beantwortet vorbereiten vorbereitet verbessern sortieren " +
      "pflege wartung relaunch betreuung umsetzung erstellung einrichtung überarbeitung aktualisierung " +
      "mehr schön schöne schöner besser modern moderne günstig professionell online team mitarbeitern extern externe externer " +
      "hilft helfen unterstützt unterstützen kümmert kann können könnte soll sollen sollte will wollen möchte möchten " +
      "muss hat habe haben ist sind wird werden benötige benötigen person profi experte expertin " +
      "firma firmen unternehmen business betrieb dienstleister freiberufler freiberuflich freelance someone who our my new need we i",
  ),
);
