import type { User } from "@linkedpotential/contract/user/schema";

export interface ProfileValues
  extends Pick<User, "name" | "email" | "activityArea" | "skills" | "description" | "linkedinUrl"> {
  /** Required when the address is changed (D61). */
  currentPassword: string | undefined;
}

export function valuesOf({ name, email, activityArea, skills, description, linkedinUrl }: User): ProfileValues {
  return { name, email, currentPassword: undefined, activityArea, skills, description, linkedinUrl };
}

/** Whether the address really differs, ignoring case and surrounding spaces. */
export const isOtherEmail = (values: ProfileValues, user: User): boolean =>
  values.email.trim().toLowerCase() !== user.email.toLowerCase();

/** Splits typed or pasted text at commas and removes duplicates. */
export const separateSkills = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(","))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
