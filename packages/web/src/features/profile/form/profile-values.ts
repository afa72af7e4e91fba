import type { User } from "@linkedpotential/contract/user/schema";

export interface ProfileValues
  extends Pick<User, "name" | "email" | "activityArea" | "skills" | "description" | "availability" | "linkedinUrl">,
    Pick<User, "dayRate" | "languages" | "references"> {
  /** Password that is required to change the email address (D61). */
  currentPassword: string | undefined;
}

export function initialValues(user: User): ProfileValues {
  const { name, email, activityArea, skills, description, availability, linkedinUrl } = user;
  const { dayRate, languages, references } = user;
  return {
    ...{ name, email, currentPassword: undefined, activityArea, skills, description, availability, linkedinUrl },
    ...{ dayRate, languages, references },
  };
}

export const isEmailChanged = (email: string, user: User): boolean =>
  email.trim().toLowerCase() !== user.email.toLowerCase();

export const splitSkills = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(","))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
