import { addDays } from "@linkedpotential/contract/dates";
import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";

interface DemoLiveTraining {
  event: NewLiveTraining;
  /** Demo accounts that register, in this order. When all seats are taken, the next ones join the waiting list. */
  people: readonly ("free" | "premium" | "admin")[];
}

const links = (name: string) => ({
  meetingLink: `https://meet.linkedpotential.local/${name}`,
  bookingLink: `https://termine.linkedpotential.local/${name}`,
});

export const demoLiveTrainings = (today: string): DemoLiveTraining[] => [
  {
    event: {
      title: "Sales-Sprechstunde: Einwände sicher beantworten",
      description:
        "„Zu teuer“, „kein Bedarf“, „melden Sie sich im Herbst“: Wir üben an echten Gesprächen, was dahintersteckt und wie Sie ruhig weiterfragen. Bringen Sie gern einen eigenen Fall mit.",
      date: addDays(today, 1),
      time: "19:00",
      duration: "90 Min",
      instructor: "Alex",
      maxParticipants: 20,
      category: "Sales",
      ...links("einwaende"),
    },
    people: ["free"],
  },
  {
    event: {
      title: "Personal Branding: Ihr Profil in einer Stunde",
      description:
        "Headline, Bild, Info-Text und die drei Beiträge, die oben stehen sollten. Am Ende hat jede und jeder ein Profil, das sagt, wem es hilft.",
      date: addDays(today, 6),
      time: "18:30",
      duration: "60 Min",
      instructor: "Mara",
      maxParticipants: 2,
      category: "Branding",
      ...links("profil"),
    },
    people: ["premium", "admin", "free"],
  },
  {
    event: {
      title: "Outreach ohne Kaltakquise-Gefühl",
      description:
        "Wie aus einem Kommentar ein Gespräch wird: Anlässe finden, passend anschreiben, freundlich nachfassen. Mit Vorlagen zum Mitnehmen.",
      date: addDays(today, 13),
      time: "12:00",
      duration: "45 Min",
      instructor: "Alex",
      maxParticipants: 20,
      category: "Outreach",
      ...links("outreach"),
    },
    people: ["premium"],
  },
  {
    event: {
      title: "Strategie-Abend: Das nächste Quartal planen",
      description:
        "Welche Projekte wollen Sie, von wem und zu welchem Satz? Wir gehen den Plan Schritt für Schritt durch und setzen die ersten drei Wochen fest.",
      date: addDays(today, 27),
      time: "19:00",
      duration: "2 Stunden",
      instructor: "Mara",
      maxParticipants: 12,
      category: "Strategie",
      ...links("quartal"),
    },
    people: [],
  },
  {
    event: {
      title: "Automation: Angebote schneller schreiben",
      description: "Bausteine, Vorlagen und ein Ablauf, der aus dem Erstgespräch das Angebot macht.",
      date: addDays(today, -8),
      time: "19:00",
      duration: "60 Min",
      instructor: "Alex",
      maxParticipants: 20,
      category: "Automation",
      ...links("angebote"),
    },
    people: ["free", "premium"],
  },
  {
    event: {
      title: "Marketing für Freelancer: Was wirklich Anfragen bringt",
      description: "Drei Wege, auf denen Auftraggeber suchen, und was Sie dort zeigen sollten.",
      date: addDays(today, -36),
      time: "18:00",
      duration: "75 Min",
      instructor: "Mara",
      maxParticipants: 20,
      category: "Marketing",
      ...links("anfragen"),
    },
    people: [],
  },
];
