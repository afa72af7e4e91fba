import { problemsOf } from "@linkedpotential/contract/problems";
import { activityAreas, profileChange } from "@linkedpotential/contract/profile/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { byField } from "../../../lib/by-field.ts";
import type { Problems } from "../../../lib/use-form.ts";

/** The last choice, behind which a text of one's own is possible (PROF-20, PROF-21). */
export const otherArea = "Sonstiges" satisfies ActivityArea;
/** A select cannot have an empty choice. */
export const noArea = "none";
export type ActivityArea = (typeof activityAreas)[number];

export interface ProfileValues {
  name: string;
  email: string;
  /** Asked for where the address is another one (D61). */
  currentPassword: string;
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
    currentPassword: "",
    area: known ?? (activityArea ? otherArea : noArea),
    activityArea: known ? "" : activityArea,
    skills,
    description,
    linkedinUrl,
  };
}

export function bodyOf({ area, currentPassword, ...values }: ProfileValues) {
  const body = { ...values, activityArea: savedArea(area, values.activityArea) };
  return currentPassword ? { ...body, currentPassword } : body;
}

/** Whether the address is another one and not only written in another way. */
export const isOtherEmail = (values: ProfileValues, user: User): boolean =>
  values.email.trim().toLowerCase() !== user.email.toLowerCase();

function savedArea(area: ProfileValues["area"], own: string): string {
  if (area === noArea) return "";
  return area === otherArea ? own.trim() || otherArea : area;
}

/** What the server would say, before it is asked. */
export function profileProblems(values: ProfileValues, user: User): Problems {
  const isUnproven = isOtherEmail(values, user) && !values.currentPassword;
  const { error } = profileChange.safeParse(bodyOf(values));
  return {
    ...byField(problemsOf(error?.issues ?? [])),
    ...(isUnproven && { currentPassword: { key: "currentPasswordRequired" } }),
  };
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
