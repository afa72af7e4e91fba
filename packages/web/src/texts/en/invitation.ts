import type { Texts } from "../areas.ts";

const texts: Texts["invitation"] = {
  documentTitle: "Invitation to the team",
  loading: "Loading the invitation …",
  refusedTitle: "This invitation cannot be accepted",
  missing: "The key is missing from the address. Please open the link from the e-mail.",
  title: "Invitation to the team",
  titleOf: (company: string) => `Invitation to the team of ${company}`,
  text: (inviter: string, email: string) =>
    `${inviter || "A company"} invites you to record working days and learnings together. The invitation is for ${email}.`,
  register: "Create account and join",
  signInText: "This address already has an account. Sign in with it, and you can join.",
  signIn: "Go to sign-in",
  joinText: "You will join with the account you are signed in with.",
  join: "Join the team",
  otherAccount: "Sign in with another account",
};

export default texts;
