import type { Texts } from "../areas.ts";

const texts: Texts["declaration"] = {
  fields: {
    name: "Name",
    email: "E-mail address",
    emailHint: "The address of your account. The confirmation goes there.",
    contract: "Contract",
    ourContract: "LinkedPotential Premium",
    kind: "Kind of cancellation",
    kinds: { ordinary: "Ordinary, to the end of the paid month", extraordinary: "Extraordinary, for good cause" },
    reason: "Reason",
    endsOn: "End of the contract",
    endsOnHint: "Empty means: as soon as possible.",
    soonest: "As soon as possible",
  },
  cancel: {
    title: "Cancel a contract",
    lead: "Here you cancel your contract without signing in. The cancellation counts as soon as it has arrived.",
    confirm: "Cancel now",
    done: "Your cancellation has arrived",
    next: "The confirmation with content, date and time reaches you by e-mail, as does when the contract ends.",
  },
  withdraw: {
    title: "Withdraw from a contract",
    lead: "Within 14 days of the order you withdraw from the contract here, without giving reasons and without signing in. You get the full amount back.",
    confirm: "Confirm withdrawal",
    done: "Your withdrawal has arrived",
    next: "The confirmation with content, date and time reaches you by e-mail. The money comes back the way you paid.",
  },
  barrier: {
    title: "Report a barrier",
    lead: "Tell us what you could not reach, read or operate. You need not sign in.",
    email: "E-mail address",
    emailHint: "Our answer goes there.",
    page: "Where is the barrier?",
    pageHint: "For example the name or the address of the page.",
    message: "What does not work?",
    messageHint: "You are welcome to add what you work with, such as your browser or screen reader.",
    send: "Send report",
    done: "We have your report",
    next: "Thank you. We will look into it and answer you by e-mail.",
  },
  receipt: { receivedAt: "Arrived on", print: "Print or save" },
};

export default texts;
