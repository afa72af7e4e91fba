import type { Texts } from "../areas.ts";

const texts: Texts["declaration"] = {
  fields: {
    name: "Name",
    email: "E-mail address",
    emailHint: "The address of your account. We will send the receipt there.",
    contract: "Contract",
    ourContract: "LinkedPotential Premium",
    kind: "Type of cancellation",
    kinds: { ordinary: "Regular, at the end of the paid month", extraordinary: "For good cause (extraordinary)" },
    reason: "Reason",
    endsOn: "End of the contract",
    endsOnHint: "If left empty, as soon as possible.",
    soonest: "As soon as possible",
  },
  cancel: {
    title: "Cancel a contract",
    lead: "Cancel your contract here without signing in. The cancellation is effective as soon as we receive it.",
    confirm: "Cancel now",
    done: "We have received your cancellation",
    next: "We send the receipt to the e-mail address you gave. If there is no confirmed account for it, the receipt shows only the type, date and time, so please save your declaration here. We will tell you separately when the contract ends.",
  },
  withdraw: {
    title: "Withdraw from a contract",
    lead: "You can withdraw from the contract here within 14 days of ordering, without giving a reason or signing in. You get a full refund.",
    confirm: "Confirm withdrawal",
    done: "We have received your withdrawal",
    next: "We send the receipt to the e-mail address you gave. If there is no confirmed account for it, the receipt shows only the type, date and time, so please save your declaration here. We refund you through the payment method you used.",
  },
  confirm: {
    title: "Confirm your declaration",
    lead: "Please confirm your cancellation or withdrawal so that we can carry it out. What counts is when we received it. If it was not you, simply close this page.",
    submit: "Confirm declaration",
    done: "Your declaration has been confirmed",
    next: {
      cancellation: "We will carry out your cancellation. We will e-mail you the date your contract ends.",
      withdrawal:
        "We will carry out your withdrawal if it arrived in time. You will receive an e-mail about the refund.",
    },
    incomplete: "This link is incomplete. Please open it directly from the e-mail.",
  },
  barrier: {
    title: "Report a barrier",
    lead: "Tell us what you could not reach, read or use. There is no need to sign in.",
    email: "E-mail address",
    emailHint: "We will reply to this address.",
    page: "Where is the barrier?",
    pageHint: "For example, the name or address of the page.",
    message: "What does not work?",
    messageHint: "It helps to know what you use, such as your browser or screen reader.",
    send: "Send report",
    done: "We have received your report",
    next: "Thank you. We will look into it and reply by e-mail.",
  },
  receipt: { receivedAt: "Received on", save: "Save as text file", fileName: "declaration", print: "Print" },
};

export default texts;
