import type { Texts } from "../areas.ts";

const texts: Texts["call-request"] = {
  title: "Request a strategy call",
  lead: "Tell us what it is about and when it suits you. You need no account for this.",
  name: "Your name",
  company: "Company",
  email: "E-mail address",
  emailHint: "Our suggestions for a date go there.",
  message: "What would you like to talk about?",
  messageHint: "For example whom you would like to reach and which days suit you.",
  consent: "I agree that you use my details to answer my request.",
  privacy: "How we handle your details",
  send: "Send request",
  done: "We have your request",
  steps: (email) => [
    `We answer to ${email} and suggest dates.`,
    "After the call you receive a proposal with scope and price.",
    "If you accept it, you get the registration code for your account.",
  ],
  back: "Back to the prices",
};

export default texts;
