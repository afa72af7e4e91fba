import type { DayChange, DayValues } from "@linkedpotential/contract/business/company/schema";
import type { Topic } from "@linkedpotential/contract/business/company/topics";
import { addDays, addMonths, weekdayOf } from "@linkedpotential/contract/dates";

export const demoCompany = "Sommer Zahnmedizin MVZ";

/** Member of the demo company, who joins it by an invitation. */
export const demoColleague = {
  name: "Malte Petersen",
  email: "petersen@linkedpotential.local",
  shows: "Unternehmer, Mitglied derselben Firma",
};

type Person = "owner" | "colleague";

/** Contacted people, replies with interest, meetings and projects of one working day. */
type Counts = readonly [number, number, number, number];

/** How a member works. */
interface Habit {
  /** Target groups of this month and of the two before. */
  groups: readonly [string, string, string];
  /** Weekdays on which the member contacts people. */
  weekdays: readonly number[];
  /** Counts of the days of a month, repeated from its start. */
  routine: readonly Counts[];
  /** Share of the routine that the member managed in this month and in the two before. */
  shares: readonly [number, number, number];
  /** Notes by number of the day, the newest day first. */
  notes: Readonly<Record<number, string>>;
}

const habits: Record<Person, Habit> = {
  owner: {
    groups: ["Gießereien, Geschäftsführung", "Maschinenbau, Personalleitung", "Maschinenbau, Personalleitung"],
    weekdays: [1, 2, 4],
    routine: [
      [12, 3, 1, 0],
      [10, 2, 1, 0],
      [14, 4, 2, 1],
      [9, 3, 1, 0],
      [11, 2, 1, 0],
      [13, 5, 2, 0],
      [8, 2, 1, 0],
      [12, 3, 0, 0],
      [15, 4, 1, 0],
      [10, 3, 2, 0],
    ],
    shares: [1, 0.9, 0.7],
    notes: { 2: "Zusage der Gießerei nach dem zweiten Gespräch.", 5: "Drei Antworten auf die Frage nach Fehltagen." },
  },
  colleague: {
    groups: ["Logistik, Betriebsleitung", "Logistik, Betriebsleitung", "Handwerk, Inhaber"],
    weekdays: [1, 2, 3, 4, 5],
    routine: [
      [18, 3, 0, 0],
      [16, 2, 1, 0],
      [20, 3, 1, 0],
      [17, 4, 1, 0],
      [15, 2, 0, 0],
      [19, 5, 2, 0],
      [14, 2, 1, 0],
      [18, 3, 1, 0],
      [16, 2, 0, 0],
      [21, 4, 1, 0],
      [17, 3, 1, 1],
    ],
    shares: [1, 1.1, 0.6],
    notes: {
      5: "Rahmenvertrag mit der Spedition, Start im nächsten Quartal.",
      12: "Messe, deshalb nur wenige Nachrichten.",
    },
  },
};

/** Monthly targets of the demo company. */
export const demoTargets = {
  leadsKontaktiert: 600,
  interesseGezeigt: 110,
  terminVereinbart: 35,
  projektGewonnen: 5,
};

/** Returns new working days of a member: those before `now` in its month and in the two before, newest first. */
export function demoDays(person: Person, now: string): DayChange[] {
  const { groups, weekdays, routine, shares, notes } = habits[person];
  return workedDates(now, weekdays).map((date, index) => {
    const monthsAgo = monthNumber(now) - monthNumber(date);
    const counts = routine[Number(date.slice(8)) % routine.length] ?? [0, 0, 0, 0];
    const textOf = (count: number) => String(Math.round(count * (shares[monthsAgo] ?? 1)));
    const after: DayValues = {
      date,
      leadsKontaktiert: textOf(counts[0]),
      interesseGezeigt: textOf(counts[1]),
      terminVereinbart: textOf(counts[2]),
      projektGewonnen: textOf(counts[3]),
      zielgruppe: groups[monthsAgo] ?? "",
      notizen: notes[index] ?? "",
    };
    return { id: `demo-${person}-${index}`, before: null, after };
  });
}

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

function workedDates(now: string, weekdays: readonly number[]): string[] {
  const dates: string[] = [];
  const first = addMonths(`${now.slice(0, 7)}-01`, -2);
  for (let date = addDays(now, -1); date >= first; date = addDays(date, -1)) {
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}

/** The contact person, the next session on the Tuesday of next week, and the documents, as admins enter them. */
export const demoSupport = (now: string) => ({
  contact: {
    name: "Svenja Harms",
    role: "Ihre Ansprechpartnerin",
    phone: "+49 40 66969 120",
    email: "harms@linkedpotential.example",
    times: "Montag bis Donnerstag, 9 bis 16 Uhr",
  },
  nextSession: {
    date: addDays(now, 9 - weekdayOf(now)),
    time: "10:00",
    link: "https://treffen.linkedpotential.example/sommer",
  },
  documents: [
    { title: "Vertriebsplan Praxisgruppe", link: "https://unterlagen.linkedpotential.example/vertriebsplan" },
    { title: "Protokoll der letzten Update-Session", link: "https://unterlagen.linkedpotential.example/protokoll" },
  ],
});

export const demoLearnings: Record<Person, readonly { topic: Topic; text: string }[]> = {
  owner: [
    {
      topic: "worked",
      text: "Wer zuerst fragt, wie viele Fehltage Zahnprobleme kosten, bekommt häufiger eine Antwort.",
    },
    { topic: "next", text: "Zwei Wochen lang nur Betriebe im Umkreis von 30 Kilometern um unsere Praxen ansprechen." },
  ],
  colleague: [
    {
      topic: "blocked",
      text: "Personalabteilungen leiten weiter, ohne zu sagen, an wen. Gleich nach der zuständigen Person fragen.",
    },
  ],
};
