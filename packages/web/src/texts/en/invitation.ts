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
  leaveFirst: (company: string) =>
    `You are already in the team of ${company || "another company"}. Leave it first, then you can join this one.`,
  handOverFirst: (company: string) =>
    `You already own the team of ${company || "another company"}. Hand it over and leave it first, then you can join this one.`,
  toTeam: "Go to your team",
  memberOf: (company: string) => `You are already in the team${company && ` of ${company}`}`,
  memberText: "You have accepted this invitation. There is nothing else to do.",
  toDashboard: "Go to the overview",
  removed: {
    title: "You are no longer in the team",
    titleOf: (company: string) => `You are no longer in the team of ${company}`,
    text: "The owner has removed you from the team. What you entered stays there. You keep your account: when you sign in, you see an area of your own.",
    signIn: "Sign in",
  },
};

export default texts;
