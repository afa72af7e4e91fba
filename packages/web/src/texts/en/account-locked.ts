import type { Texts } from "../areas.ts";

const texts: Texts["account-locked"] = {
  title: "Your account is locked",
  loading: "Loading…",
  lead: "You cannot sign in, your profile and posts are hidden from others, and your subscription will not renew. We keep your data.",
  byMail: "The e-mail we sent you explains why and how to object.",
  since: "Locked since",
  ground: "Legal basis",
  grounds: {
    law: "In our assessment, this account is being used unlawfully.",
    terms: "In our assessment, this account is being used in breach of our terms.",
  },
  reason: "Reasons",
  objected: "Objection received",
  answer: "Our answer to your objection",
  byPeople: "People reviewed the case and made the decision, not software. You can still go to court.",
  waiting: "We have received your objection. Our team is reviewing it and will write to you.",
  closed:
    "The account stays locked. Our support team will send you a copy of your data or delete the account on request.",
  lifted: "Your account is unlocked",
  invalid: "This link is not valid",
  failed: "The reasons could not be loaded",
};

export default texts;
