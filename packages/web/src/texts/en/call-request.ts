import type { Texts } from "../areas.ts";

const texts: Texts["call-request"] = {
  title: "Request a strategy call",
  lead: "Tell us what you would like to discuss and when it suits you. You don’t need an account.",
  name: "Your name",
  company: "Company",
  email: "E-mail address",
  emailHint: "This is where we send you suggested times.",
  message: "What would you like to talk about?",
  messageHint: "For example, who you would like to reach and which days suit you.",
  consent: "I agree to your using my details to answer my request.",
  privacy: "How we handle your details",
  send: "Send request",
  done: "We have your request",
  steps: (email) => [
    `We reply to ${email} and suggest times.`,
    "After the call, we send you a proposal with scope and price.",
    "If you accept, you receive the registration code for your account.",
  ],
  back: "Back to pricing",
};

export default texts;
