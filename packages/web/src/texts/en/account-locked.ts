import type { Texts } from "../areas.ts";

const texts: Texts["account-locked"] = {
  title: "Your account is locked",
  loading: "Loading …",
  lead: "You cannot sign in, others do not see your profile and your posts, and a subscription is not renewed. Your data is kept.",
  byMail: "The e-mail that we sent you says why, and how you can object.",
  since: "Locked since",
  ground: "Ground",
  grounds: {
    law: "As far as we can tell, the account is used against the law.",
    terms: "As far as we can tell, the account is used against our terms of use.",
  },
  reason: "Reasons",
  objected: "Objection made",
  answer: "Our answer to your objection",
  byPeople: "It was reviewed and decided by people, not by a program. You may go to court in any case.",
  waiting: "We have received your objection. People are reviewing it, and we will write to you.",
  closed:
    "The account stays locked. Our support will send you a copy of your data or delete the account if you ask for it.",
  lifted: "Your account is unlocked",
  invalid: "This link is not valid",
  failed: "The reasons could not be loaded",
};

export default texts;
