import type { Texts } from "../areas.ts";

const texts: Texts["declaration"] = {
  fields: {
    name: "Name",
    email: "E-mail address",
    emailHint: "The address of your account. The receipt goes there.",
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
    next: "The receipt goes to the e-mail address you gave. If the address has no verified account, it names only kind, date and time, so save your declaration here. We will tell you separately when the contract ends.",
  },
  withdraw: {
    title: "Withdraw from a contract",
    lead: "Within 14 days of the order you withdraw from the contract here, without giving reasons and without signing in. You get the full amount back.",
    confirm: "Confirm withdrawal",
    done: "Your withdrawal has arrived",
    next: "The receipt goes to the e-mail address you gave. If the address has no verified account, it names only kind, date and time, so save your declaration here. The money comes back the way you paid.",
  },
  confirm: {
    title: "Confirm your declaration",
    lead: "Confirm your cancellation or withdrawal so that we carry it out. The time at which it arrived counts. If you have declared nothing, close this page.",
    submit: "Confirm declaration",
    done: "Your declaration is confirmed",
    next: {
      cancellation: "We will carry out your cancellation. An e-mail tells you when the contract ends.",
      withdrawal:
        "We will carry out your withdrawal if it arrived in time. You will receive an e-mail about the refund.",
    },
    incomplete: "This link is incomplete. Please open it directly from the e-mail.",
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
  receipt: { receivedAt: "Arrived on", save: "Save as text file", fileName: "declaration", print: "Print" },
};

export default texts;
