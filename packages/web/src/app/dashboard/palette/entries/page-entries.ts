import type { Texts } from "../../../../texts/areas.ts";
import { type Section, sections } from "../../sections.ts";
import type { Entry } from "./entry.ts";
import type { Open } from "./use-open.ts";

/** Returns all sections of the dashboard. */
export const pageEntries = ({ sections: names }: Texts["dashboard"], open: Open): Entry[] =>
  (Object.keys(sections) as Section[]).map((section) => ({
    id: `page/${section}`,
    label: names[section],
    icon: sections[section].icon,
    run: () => open.section(section),
  }));
