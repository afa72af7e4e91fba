import { activityAreas, profileChange } from "@linkedpotential/contract/profile/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Problems } from "../../lib/use-form.ts";

/** The last choice, behind which a text of one's own is possible (PROF-20, PROF-21). */
export const otherArea = "Sonstiges" satisfies ActivityArea;
/** A select cannot have an empty choice. */
export const noArea = "none";
export type ActivityArea = (typeof activityAreas)[number];

export interface ProfileValues {
  name: string;
  email: string;
  area: ActivityArea | typeof noArea;
  /** Behind `Sonstiges`. */
  activityArea: string;
  skills: string[];
  description: string;
  linkedinUrl: string;
}

export function valuesOf({ name, email, activityArea, skills, description, linkedinUrl }: User): ProfileValues {
  const known = activityAreas.find((area) => area === activityArea);
  return {
    name,
    email,
    area: known ?? (activityArea ? otherArea : noArea),
    activityArea: known ? "" : activityArea,
    skills,
    description,
    linkedinUrl,
  };
}

export function bodyOf({ area, ...values }: ProfileValues) {
  return { ...values, activityArea: savedArea(area, values.activityArea) };
}

function savedArea(area: ProfileValues["area"], own: string): string {
  if (area === noArea) return "";
  return area === otherArea ? own.trim() || otherArea : area;
}

/** What the server would say, before it is asked. */
export function profileProblems(values: ProfileValues): Problems {
  const problems: Problems = {};
  for (const { path, message } of profileChange.safeParse(bodyOf(values)).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}

/** Whatever was typed or pasted with commas, each once. */
export const separateSkills = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(","))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
