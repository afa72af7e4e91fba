import type { Texts } from "../areas.ts";

const texts: Texts["invitation"] = {
  documentTitle: "Team invitation",
  loading: "Loading the invitation…",
  refusedTitle: "This invitation cannot be accepted",
  missing: "This link is incomplete. Please open it directly from the e-mail.",
  title: "Team invitation",
  titleOf: (company: string) => `Invitation to join ${company}`,
  text: (inviter: string, email: string) =>
    `${inviter || "A company"} invites you to keep track of working days and learnings together. The invitation is for ${email}.`,
  register: "Create account and join",
  signInText: "There is already an account for this address. Sign in with it to join.",
  signIn: "Go to sign-in",
  joinText:
    "You will join with the account you are currently signed in to. A shortlist of your own is deleted. From then on you share that of the team.",
  join: "Join the team",
  otherAccount: "Sign in with another account",
};

export default texts;
