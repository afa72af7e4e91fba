import type { DayChange, DayValues } from "@linkedpotential/contract/business/company/schema";
import type { Topic } from "@linkedpotential/contract/business/company/topics";
import { addDays, weekdayOf } from "@linkedpotential/contract/dates";

export const demoCompany = "Sommer Zahnmedizin MVZ";

/** Member of the demo company, who joins it by an invitation. */
export const demoColleague = { name: "Malte Petersen", email: "petersen@linkedpotential.local" };

type Person = "owner" | "colleague";

/** Contacted people, replies with interest, meetings and projects of one working day. */
type Counts = readonly [number, number, number, number];

interface Campaign {
  group: string;
  days: readonly Counts[];
  notes: Readonly<Record<number, string>>;
}

const campaigns: Record<Person, Campaign> = {
  owner: {
    group: "Maschinenbau, Personalleitung",
    days: [
      [12, 3, 1, 0],
      [10, 2, 0, 0],
      [14, 4, 2, 1],
      [9, 3, 1, 0],
      [11, 2, 1, 0],
      [13, 5, 2, 0],
      [8, 2, 1, 1],
      [12, 3, 0, 0],
      [15, 4, 1, 0],
      [10, 3, 2, 0],
    ],
    notes: { 2: "Zusage der Gießerei nach dem zweiten Gespräch.", 5: "Drei Antworten auf die Frage nach Fehltagen." },
  },
  colleague: {
    group: "Logistik, Betriebsleitung",
    days: [
      [18, 3, 0, 0],
      [16, 2, 1, 0],
      [20, 3, 1, 0],
      [17, 4, 1, 0],
      [15, 2, 0, 0],
      [19, 5, 2, 1],
      [14, 2, 1, 0],
      [18, 3, 1, 0],
      [16, 2, 0, 0],
      [21, 4, 1, 0],
    ],
    notes: { 5: "Rahmenvertrag mit der Spedition, Start im nächsten Quartal." },
  },
};

/** Returns new working days of a member: the last weekdays before `now`, newest first. */
export function demoDays(person: Person, now: string): DayChange[] {
  const { group, days, notes } = campaigns[person];
  const dates = weekdaysBefore(now, days.length);
  return days.map(([contacted, interested, meetings, won], index) => {
    const after: DayValues = {
      date: dates[index] ?? now,
      leadsKontaktiert: String(contacted),
      interesseGezeigt: String(interested),
      terminVereinbart: String(meetings),
      projektGewonnen: String(won),
      zielgruppe: group,
      notizen: notes[index] ?? "",
    };
    return { id: `demo-${person}-${index}`, before: null, after };
  });
}

function weekdaysBefore(now: string, count: number): string[] {
  const dates: string[] = [];
  for (let date = addDays(now, -1); dates.length < count; date = addDays(date, -1)) {
    if (weekdayOf(date) <= 5) dates.push(date);
  }
  return dates;
}

/** The next session on the Tuesday of next week, and the documents, as admins enter them. */
export const demoSupport = (now: string) => ({
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
