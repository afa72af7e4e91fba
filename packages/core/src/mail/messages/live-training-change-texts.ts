import type { Language } from "@linkedpotential/contract/user/schema";

/** Start of the live training in parts: weekday, day and month, time. */
export interface When {
  weekday: string;
  day: string;
  time: string;
}

export interface Said {
  heading: (title: string, when: When) => string;
  news: (until: string) => string;
  note?: string;
  button: "meeting" | "events" | "seat";
}

/** Values before the change. Absent for events that were published before these values were recorded. */
export type Change = "start" | "link" | "both" | "unknown";

export const absenceNotes: Record<Language, string> = {
  de: "Wenn Sie nicht dabei sein können, sagen Sie bitte unter „Live-Events“ ab. Dann rückt jemand nach.",
  en: "If you cannot make it, please cancel under “Live events” so that somebody else can have your seat.",
  fr: "En cas d’empêchement, annulez sous « Événements » : une autre personne pourra prendre votre place.",
};

const kept: Record<Language, string> = {
  de: "Ihr Platz bleibt reserviert, die neue Kalenderdatei liegt bei.",
  en: "Your seat stays reserved, and the new calendar file is attached.",
  fr: "Votre place reste réservée et le nouveau fichier de calendrier est joint.",
};

export const changeTexts: Record<Language, Record<Change, Said>> = {
  de: {
    start: {
      heading: (title, { day, time }) => `Neuer Termin ${day}, ${time}: ${title}`,
      news: () => `der Beginn dieses Events hat sich geändert. ${kept.de}`,
      note: absenceNotes.de,
      button: "meeting",
    },
    link: {
      heading: (title) => `Neuer Meeting-Link: ${title}`,
      news: () => `der Meeting-Link dieses Events hat sich geändert. ${kept.de}`,
      button: "meeting",
    },
    both: {
      heading: (title, { day, time }) => `Neuer Termin ${day}, ${time}: ${title}`,
      news: () => `Beginn und Meeting-Link dieses Events haben sich geändert. ${kept.de}`,
      note: absenceNotes.de,
      button: "meeting",
    },
    unknown: {
      heading: (title) => `Geändert: ${title}`,
      news: () => `Beginn oder Meeting-Link dieses Events haben sich geändert. ${kept.de}`,
      note: absenceNotes.de,
      button: "meeting",
    },
  },
  en: {
    start: {
      heading: (title, { day, time }) => `New date ${day}, ${time}: ${title}`,
      news: () => `The start of this event has changed. ${kept.en}`,
      note: absenceNotes.en,
      button: "meeting",
    },
    link: {
      heading: (title) => `New meeting link: ${title}`,
      news: () => `The meeting link of this event has changed. ${kept.en}`,
      button: "meeting",
    },
    both: {
      heading: (title, { day, time }) => `New date ${day}, ${time}: ${title}`,
      news: () => `Both the start and the meeting link of this event have changed. ${kept.en}`,
      note: absenceNotes.en,
      button: "meeting",
    },
    unknown: {
      heading: (title) => `Changed: ${title}`,
      news: () => `The start or the meeting link of this event has changed. ${kept.en}`,
      note: absenceNotes.en,
      button: "meeting",
    },
  },
  fr: {
    start: {
      heading: (title, { day, time }) => `Nouvelle date, ${day} à ${time} : ${title}`,
      news: () => `Le début de cet événement a changé. ${kept.fr}`,
      note: absenceNotes.fr,
      button: "meeting",
    },
    link: {
      heading: (title) => `Nouveau lien : ${title}`,
      news: () => `Le lien de la réunion a changé. ${kept.fr}`,
      button: "meeting",
    },
    both: {
      heading: (title, { day, time }) => `Nouvelle date, ${day} à ${time} : ${title}`,
      news: () => `Le début et le lien de la réunion ont changé. ${kept.fr}`,
      note: absenceNotes.fr,
      button: "meeting",
    },
    unknown: {
      heading: (title) => `Modifié : ${title}`,
      news: () => `Le début ou le lien de la réunion a changé. ${kept.fr}`,
      note: absenceNotes.fr,
      button: "meeting",
    },
  },
};
