import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import type { TermsTexts } from "../legal-content.ts";

const price = amountText("en", premiumCents);

const texts: TermsTexts = {
  terms: {
    title: "Terms and conditions",
    metaDescription: "The conditions of the free plan and of Premium: service, price, cancelling, community.",
    sections: [
      {
        title: "1. What this is about",
        paragraphs: [
          "These terms apply to the use of LinkedPotential on the free plan and with Premium. Your contracting party is:",
        ],
        operator: "contact",
      },
      {
        title: "2. Account",
        paragraphs: [
          "The contract of use is concluded when you register and confirm your e-mail address. You must have full legal capacity, give correct details and keep your password to yourself. An account belongs to one person.",
          "Accounts for companies need a registration code. Consulting and access for teams are agreed separately; what is agreed there takes precedence over these terms.",
        ],
      },
      {
        title: "3. Free plan and Premium",
        paragraphs: [
          "The free plan covers up to 50 leads, tasks and follow-ups, trainings, guides, templates, live events and the KPI tracker. It costs nothing and asks for no payment details.",
          "Premium adds leads without limit, access to the community and priority support. We do not owe a particular business success.",
          "We keep LinkedPotential available and secure as far as the state of the art allows. Maintenance and disruptions can limit its use for a while. Statutory rights in case of defects remain unaffected.",
        ],
      },
      {
        title: "4. Price and order of Premium",
        paragraphs: [
          `Premium costs ${price} a month including VAT where it applies, payable by card for each month in advance. The contract is concluded when you press the order button that obliges you to pay and the first payment succeeds. We confirm it by e-mail; invoices stand in “My subscription & payments”.`,
          "If a later payment cannot be charged, Premium stays on for seven days while we try again. After that your account goes over to the free plan.",
        ],
      },
      {
        title: "5. Term and cancelling",
        paragraphs: [
          "Premium runs for a month and renews itself for another one each time. You can cancel at any time to the end of the paid month: in “My subscription & payments”, on the page “Cancel contracts here” without signing in, or by a message to us. After that the free plan applies; your data stays.",
          "You end the free plan at any time by deleting your account in the settings. We can terminate it with one month’s notice, and Premium with the same notice to the end of a paid month. Either side keeps the right to terminate for good cause.",
        ],
        link: { to: "cancelContract", text: "Cancel contracts here" },
      },
      {
        title: "6. Withdrawal",
        paragraphs: [
          "You can withdraw from Premium within 14 days of the conclusion of the contract without giving a reason. We give this right to everybody, also to those who order as entrepreneurs.",
        ],
        link: { to: "withdrawalNotice", text: "Instruction on withdrawal" },
      },
      {
        title: "7. Rules of the community",
        paragraphs: ["You are responsible for your posts, profile and messages. Not allowed are:"],
        list: [
          "illegal contents, insults, threats, incitement and discrimination,",
          "fraud, false details about oneself and misleading offers,",
          "advertising without relation to working together, mass messages and chain letters,",
          "contents to which you have no rights, and personal data of others without their permission,",
          "malware, getting round technical limits and automated scraping.",
        ],
      },
      {
        title: "8. Reports and decisions",
        paragraphs: [
          "Every post and every profile can be reported. People review the report by the law and these rules; no program decides. If the content violates them, we hide it. Who has reported and whom it concerns are told the decision with reasons. Who is concerned can object once to each decision to hide, free of charge; we then review it anew. The way to the courts stays open.",
          "For serious or repeated violations we can terminate and delete an account. In doing so we consider gravity, consequences and intention.",
        ],
      },
      {
        title: "9. Your contents and data",
        paragraphs: [
          "What you enter stays yours. You allow us to store and show it as far as the service requires, for as long as it stands in your account. You are responsible for the data of your leads and observe data protection law. You can export your data at any time.",
          "KPI figures lie on your device only; backing them up is up to you. You may use trainings, guides and templates for your own work, but not pass them on or sell them.",
        ],
      },
      {
        title: "10. Liability",
        paragraphs: [
          "We are liable without limit for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act and as far as we have given a guarantee. For slight negligence we are liable only if we breach a duty that makes the contract possible in the first place and on which you may rely, and then only for the foreseeable, typical damage. Otherwise liability is excluded.",
        ],
      },
      {
        title: "11. Changes",
        paragraphs: [
          "We tell you about changes of these terms and of the price by e-mail at least six weeks before. They apply only if you agree; silence is no consent. If you do not agree, the contract goes on as before, and either side can terminate it according to number 5.",
        ],
      },
      {
        title: "12. Final provisions",
        paragraphs: [
          "German law applies, without the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection of the mandatory provisions of the state in which they live. If one provision is void, the others remain in force.",
        ],
        link: { to: "privacy", text: "Privacy policy" },
      },
    ],
  },
  withdrawal: {
    title: "Instruction on withdrawal",
    metaDescription: "Your right to withdraw from Premium within 14 days, its effects and the model form.",
    sections: [
      {
        title: "Right of withdrawal",
        paragraphs: [
          "You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period is fourteen days from the day of the conclusion of the contract.",
          "To exercise the right of withdrawal, you must inform us, the provider named here, of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.",
        ],
        operator: "contact",
      },
      {
        title: "Withdraw online",
        paragraphs: [
          "You can also exercise it online by the function “Withdraw from a contract” on our website, without signing in. We confirm the receipt without delay by e-mail, with content, date and time.",
          "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning the exercise of the right of withdrawal before the withdrawal period has expired.",
        ],
        link: { to: "withdraw", text: "Withdraw from a contract" },
      },
      {
        title: "Effects of withdrawal",
        paragraphs: [
          "If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; in any event, you will not incur any fees as a result of such reimbursement.",
          "We do not ask anything for days on which you have already used Premium either.",
        ],
      },
      {
        title: "Model withdrawal form",
        paragraphs: [
          "Complete and return this form only if you wish to withdraw from the contract, to the provider named above.",
        ],
        list: [
          "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: LinkedPotential Premium",
          "Ordered on (*)/received on (*)",
          "Name of consumer(s)",
          "Address of consumer(s)",
          "Signature of consumer(s) (only if this form is notified on paper)",
          "Date",
          "(*) Delete as appropriate.",
        ],
      },
    ],
  },
};

export default texts;
