import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import { dateText } from "@linkedpotential/contract/date-texts";
import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import type { TermsTexts } from "../legal-content.ts";

const price = amountText("en", premiumCents);

const texts: TermsTexts = {
  terms: {
    title: "Terms and conditions",
    metaDescription: "The conditions of the free plan and of Premium: service, price, cancellation, community.",
    sections: [
      {
        title: "1. Scope",
        paragraphs: [
          "These terms apply to the use of LinkedPotential on the free plan and with Premium. Your contracting party is:",
        ],
        operator: "contact",
      },
      {
        title: "2. Account",
        paragraphs: [
          "The contract is concluded when you register and confirm your e-mail address. You must have full legal capacity, give correct details and keep your password to yourself. An account belongs to one person.",
          "Accounts for companies need a registration code. Consulting and access for teams are agreed separately; what is agreed there takes precedence over these terms.",
        ],
      },
      {
        title: "3. Free plan and Premium",
        paragraphs: [
          "The free plan covers up to 50 leads, tasks and follow-ups, trainings, guides, templates, live events and the KPI tracker. It costs nothing and asks for no payment details.",
          "Premium adds unlimited leads, access to the community and priority support. Priority means that we answer messages from Premium accounts before all others. We do not guarantee any particular business result.",
          "We answer e-mails to support within 24 hours. E-mails that arrive on a weekend or public holiday are answered on the next working day.",
          "We keep LinkedPotential available and secure as far as the state of the art allows. Maintenance and disruptions can limit its use for a while. Statutory rights in case of defects remain unaffected.",
        ],
      },
      {
        title: "4. Price and ordering Premium",
        paragraphs: [
          `Premium costs ${price} a month including VAT where it applies, payable by card for each month in advance. The contract is concluded when you press the order button, which commits you to pay, and the first payment succeeds. We confirm it by e-mail; you will find invoices under “My subscription & payments”.`,
          "If a later payment cannot be charged, Premium stays active for seven days while we try again. After that your account moves to the free plan.",
        ],
      },
      {
        title: "5. Term and cancellation",
        paragraphs: [
          "Premium runs for a month and renews for another month each time. You can cancel at any time with effect from the end of the paid month: in “My subscription & payments”, on the page “Cancel contracts here” without signing in, or by sending us a message. After that the free plan applies; your data stays.",
          "You can end the free plan at any time by deleting your account in the settings. We can terminate it with one month’s notice, and Premium with the same notice at the end of a paid month. Either side keeps the right to terminate for good cause.",
        ],
        link: { to: "cancelContract", text: "Cancel contracts here" },
      },
      {
        title: "6. Withdrawal",
        paragraphs: [
          "You can withdraw from Premium within 14 days of the conclusion of the contract without giving a reason. We grant this right to everybody, including those who order as a business.",
        ],
        link: { to: "withdrawalNotice", text: "Right of withdrawal" },
      },
      {
        title: "7. Rules of the community",
        paragraphs: ["You are responsible for your posts, profile and messages. The following are not allowed:"],
        list: [
          "illegal content, insults, threats, incitement and discrimination,",
          "fraud, false details about oneself and misleading offers,",
          "advertising unrelated to working together, mass messages and chain letters,",
          "content to which you have no rights, and personal data of others without their permission,",
          "malware, circumventing technical limits and automated scraping.",
        ],
      },
      {
        title: "8. Reports and decisions",
        paragraphs: [
          "Every post and every profile can be reported. People review each report against the law and these rules; no program makes the decision. If the content violates them, we hide it. Both the reporter and the person affected receive the decision with its reasons. The person affected can object once, free of charge, to each decision to hide content; we then review it again. Recourse to the courts remains open.",
          "For serious or repeated violations we can terminate and delete an account. In doing so, we consider gravity, consequences and intent.",
        ],
      },
      {
        title: "9. Your content and data",
        paragraphs: [
          "What you enter stays yours. You allow us to store and show it as far as the service requires, for as long as it is in your account. You are responsible for the data of your leads and comply with data protection law; we process it on your behalf under the annex “Data processing agreement”, which is part of these terms. You can export your data at any time.",
          "KPI figures are stored only on your device; backing them up is up to you. You may use trainings, guides and templates for your own work, but not pass them on or sell them.",
        ],
        link: { to: "processing", text: "Annex: data processing agreement" },
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
          "We will notify you of changes to these terms or the price by e-mail at least six weeks in advance. They apply only if you agree; silence does not count as consent. If you do not agree, the contract continues unchanged, and either side can terminate it under section 5.",
        ],
      },
      {
        title: "12. Final provisions",
        paragraphs: [
          "German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection of the mandatory provisions of the state in which they live. If one provision is void, the others remain in force.",
        ],
        link: { to: "privacy", text: "Privacy policy" },
      },
    ],
  },
  withdrawal: {
    title: "Right of withdrawal",
    metaDescription: "Your right to withdraw from Premium within 14 days, its effects and the model form.",
    sections: [
      {
        title: "Your right to withdraw",
        paragraphs: [
          "You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period is fourteen days from the day of the conclusion of the contract.",
          "To exercise the right of withdrawal, you must inform us, the provider named here, of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.",
        ],
        operator: "contact",
      },
      {
        title: "Withdraw online",
        paragraphs: [
          "You can also exercise it online with the function “Withdraw from a contract” on our website, without signing in. We confirm receipt by e-mail without delay, stating the content, date and time.",
          "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning the exercise of the right of withdrawal before the withdrawal period has expired.",
        ],
        link: { to: "withdraw", text: "Withdraw from a contract" },
      },
      {
        title: "Effects of withdrawal",
        paragraphs: [
          "If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; in any event, you will not incur any fees as a result of such reimbursement.",
          "Nor do we charge anything for days on which you have already used Premium.",
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
  processing: {
    title: "Data processing agreement",
    metaDescription:
      "The agreement under Art. 28 GDPR on the data of your leads: scope, protection, sub-processors, deletion.",
    sections: [
      {
        title: "1. Subject matter and term",
        paragraphs: [
          `This annex to the terms (version ${dateText(processingAgreementVersion, "en")}) sets out, under Art. 28 GDPR, how we process the personal data of other people that you enter in LinkedPotential. You are the controller of that data; we process it on your behalf.`,
          "The annex applies from your registration or acceptance for as long as we store such data for you. The processor is:",
        ],
        operator: "privacy",
      },
      {
        title: "2. Purpose, data and people concerned",
        paragraphs: [
          "We store, show, sort, export and delete the data so that you can look after your contacts and be reminded of follow-ups. The data is:",
        ],
        list: [
          "name, salutation, company, position, e-mail address, phone number and LinkedIn address of your leads,",
          "status, deal value, dates, notes and the timeline of your contacts with them,",
          "the same details wherever you write them in tasks and templates.",
        ],
      },
      {
        title: "3. Your instructions",
        paragraphs: [
          "We process the data only on your instructions. You give them by using the features; for anything else, an e-mail to the data protection contact is enough. We do not use the data for purposes of our own. If we consider an instruction unlawful, we tell you before we carry it out. If EU or member state law requires further processing, we inform you beforehand where the law permits it.",
        ],
      },
      {
        title: "4. Your responsibilities",
        paragraphs: [
          "You make sure there is a legal basis and inform the people whose data you enter (Art. 13 and 14 GDPR). You do not enter health data or other special categories (Art. 9 GDPR). You delete what you no longer need.",
        ],
      },
      {
        title: "5. Confidentiality and security",
        paragraphs: [
          "Everyone on our side with access to the data is bound to confidentiality. The following measures protect it (Art. 32 GDPR):",
        ],
        list: [
          "Data travels only over encrypted connections (TLS) and is stored encrypted in Frankfurt am Main.",
          "Each account sees only its own leads. The server checks this on every call.",
          "Passwords exist only as a hash (scrypt). Sign-in attempts are counted and slowed down.",
          "Each part of the program has only the permissions it needs. Logs contain no content.",
          "Continuous backup, from which any moment of the past 35 days can be restored.",
          "Every change to the program is tested automatically before release, and operation is monitored.",
        ],
      },
      {
        title: "6. Sub-processors",
        paragraphs: [
          "You approve the following sub-processor, which we have bound to the same protection. We answer to you for what it does.",
          "We announce a new or different one by e-mail at least 30 days in advance. If you have an important reason, you can object until then. If we find no solution, either side can terminate the contract as of the day of the change; we refund what you have paid in advance pro rata.",
          "Stripe receives no data about your leads.",
        ],
        list: [
          "Amazon Web Services EMEA SARL, 38 Avenue John F. Kennedy, L-1855 Luxembourg: operation, storage and backup in Frankfurt am Main (eu-central-1), sending of reminders (Amazon SES), delivery through CloudFront. Any access from the USA is based on the adequacy decision on the EU-US Data Privacy Framework and on standard contractual clauses (Art. 45, 46 GDPR).",
        ],
      },
      {
        title: "7. Assistance and incidents",
        paragraphs: [
          "If one of your leads contacts us, we pass the message on to you. You handle access, rectification, erasure and export in your account; where that is not enough, we help. The same goes for your duties under Art. 32 to 36 GDPR.",
          "If the security of this data is breached, we notify you without undue delay, saying what happened, who is affected and what we are doing.",
        ],
      },
      {
        title: "8. Evidence and audits",
        paragraphs: [
          "On request we show that we comply with this annex. If that is not enough for you, you or an auditor bound to secrecy can inspect once a year, and at any time for good reason, after reasonable notice and during normal working hours.",
        ],
      },
      {
        title: "9. Return and deletion",
        paragraphs: [
          "You can export and delete the data at any time. You can restore a deleted lead for one hour; after that it is gone. When you delete your account, we delete all data about your leads at once. Backups are overwritten after 35 days and used until then only to restore operation after a failure.",
        ],
      },
      {
        title: "10. Proof of acceptance and changes",
        paragraphs: [
          "We store with your account which version you accepted and when; both are in your data export. We present a new version for your acceptance, and until then the accepted one applies. Where this annex and the terms differ on data protection, the annex prevails.",
        ],
        link: { to: "terms", text: "Terms and conditions" },
      },
    ],
  },
};

export default texts;
