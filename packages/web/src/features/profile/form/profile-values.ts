import type { User } from "@linkedpotential/contract/user/schema";

export interface ProfileValues
  extends Pick<User, "name" | "email" | "activityArea" | "skills" | "description" | "linkedinUrl"> {
  /** Asked for where the address is another one (D61). */
  currentPassword: string | undefined;
}

export function valuesOf({ name, email, activityArea, skills, description, linkedinUrl }: User): ProfileValues {
  return { name, email, currentPassword: undefined, activityArea, skills, description, linkedinUrl };
}

/** Whether the address is another one and not only written in another way. */
export const isOtherEmail = (values: ProfileValues, user: User): boolean =>
  values.email.trim().toLowerCase() !== user.email.toLowerCase();

/** Whatever was typed or pasted with commas, each once. */
export const separateSkills = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(","))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
