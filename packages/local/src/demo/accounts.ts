import type { LessonId } from "@linkedpotential/contract/trainings/catalogue";
import type { DemoWork } from "./work.ts";
import { workOfJana } from "./work-of-jana.ts";
import { workOfTobias } from "./work-of-tobias.ts";

export const demoPassword = "Freiheit-2027";

export interface DemoAccount {
  name: string;
  email: string;
  shows: string;
  plan?: "premium";
  registrationCode?: string;
  profile?: { activityArea: string; linkedinUrl: string; skills: string[]; description: string; availability: string };
  /** CSV file of leads to import. */
  leads?: string;
  /** JSON file of leads with their histories (`lead-history.ts`). */
  leadHistories?: string;
  work?: DemoWork;
  lessonsDone?: readonly LessonId[];
}

export const demoBillingAddress = {
  name: "Tobias Brandt",
  company: "Brandt Cloud-Architektur",
  street: "Speicherstraße 12",
  postalCode: "20457",
  city: "Hamburg",
  country: "DE",
  vatId: "",
};

export const demoAccounts: Record<"free" | "premium" | "business" | "admin", DemoAccount> = {
  free: {
    name: "Jana Köhler",
    email: "jana@linkedpotential.local",
    shows: "Freelancerin, kostenlos",
    leads: "leads-of-jana.csv",
    leadHistories: "leads-of-jana.json",
    work: workOfJana,
    lessonsDone: ["niche", "problem", "offer", "proof", "impression", "headline"],
    profile: {
      activityArea: "Grafikdesign & Branding",
      linkedinUrl: "linkedin.com/in/jana-koehler-branding",
      skills: ["Markenstrategie", "Corporate Design", "Figma"],
      description: "Ich gebe mittelständischen Marken ein Gesicht, das zu ihnen passt.",
      availability: "Ab sofort, 2 bis 3 Tage pro Woche",
    },
  },
  premium: {
    name: "Tobias Brandt",
    email: "tobias@linkedpotential.local",
    shows: "Freelancer, Premium",
    plan: "premium",
    leadHistories: "leads-of-tobias.json",
    work: workOfTobias,
    lessonsDone: ["search", "note", "rate"],
    profile: {
      activityArea: "Softwareentwicklung & Programmierung",
      linkedinUrl: "linkedin.com/in/tobias-brandt-cloud",
      skills: ["TypeScript", "AWS", "Softwarearchitektur"],
      description: "Cloud-Architekt für Maschinenbau und Logistik. Ich bringe alte Systeme sicher in die Cloud.",
      availability: "Ab Januar, in Hamburg oder remote",
    },
  },
  business: {
    name: "Dr. Friederike Sommer",
    email: "sommer@linkedpotential.local",
    shows: "Unternehmerin",
    registrationCode: "DEMO-SOMMER-2027",
  },
  admin: { name: "Carla Winter", email: "admin@linkedpotential.local", shows: "Admin" },
};
