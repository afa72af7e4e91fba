import type { LegalTexts } from "../legal-content.ts";

const texts: LegalTexts = {
  home: "LinkedPotential, home page",
  binding: "This is a translation for your convenience. The German version is the binding one.",
  updated: "As of November 2026",
  operator: {
    name: "Provider",
    address: "Address",
    representedBy: "Represented by",
    email: "E-mail",
    phone: "Telephone",
    register: "Entry in the register",
    vatId: "VAT identification number",
    privacyContact: "Data protection contact",
    missing: "The operator still has to enter this.",
    loading: "Loading the details…",
    failed: "The provider’s details could not be loaded",
  },
  imprint: {
    title: "Legal notice",
    metaDescription: "Who provides LinkedPotential and how to reach us.",
    sections: [
      { title: "Information required by § 5 DDG", paragraphs: [], operator: "provider" },
      {
        title: "Point of contact under the Digital Services Act",
        paragraphs: [
          "For authorities and for everyone who uses LinkedPotential, the e-mail address above is the single point of contact (Art. 11 and 12 of Regulation (EU) 2022/2065). You can write to us in German and English. The quickest way to report posts and profiles is the “Report” button right next to them.",
        ],
      },
      {
        title: "Consumer dispute resolution",
        paragraphs: [
          "We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. If something is wrong, write to us and we will look for a solution.",
        ],
      },
      {
        title: "LinkedIn",
        paragraphs: [
          "LinkedPotential is an independent service and not affiliated with LinkedIn Corporation. LinkedIn is a trademark of its owner.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy policy",
    metaDescription: "Which data LinkedPotential stores, why, for how long, and what rights you have.",
    sections: [
      {
        title: "The essentials",
        paragraphs: [],
        list: [
          "No tracking, no advertising, no analytics, no sale of data.",
          "Only the cookies needed to sign in, which is why there is no cookie banner.",
          "The KPI figures of freelancers stay on their device.",
          "The payment service is loaded only on the Premium order page.",
          "In the settings you can request your data as a file (available for seven days) or delete your account. What we must keep after that is listed below.",
        ],
      },
      {
        title: "Controller",
        paragraphs: ["The controller (Art. 4 (7) GDPR) is:"],
        operator: "privacy",
      },
      {
        title: "Your account",
        paragraphs: [
          "When you register we store your name, e-mail address and password, the password only as a hash (scrypt) from which it cannot be recovered. We also store your language and settings, and what you add to your profile: picture, LinkedIn address, field of work, skills, availability, day rate, languages, references and a description. We cannot run an account without a name and an e-mail address; everything else is voluntary.",
          "The legal basis is the contract with you (Art. 6 (1) (b) GDPR).",
        ],
      },
      {
        title: "Leads, tasks, templates and live events",
        paragraphs: [
          "We store what you enter in the CRM, in tasks and templates, and which live events you register for. The legal basis is the contract with you (Art. 6 (1) (b) GDPR).",
          "You decide whom you enter as a lead, so you are the controller of their data; we process it only on your behalf (Art. 28 GDPR). The agreement on this is the annex “Data processing agreement” to the terms. We store which version you accepted and when.",
          "For your own figures we count per day how many leads you create, which activities you log and which projects you win. Anyone who knows the address of your calendar feed can read your open follow-ups; you can renew it or switch it off at any time. The links in the reminder e-mail let anyone holding them complete the follow-ups it lists for seven days without signing in.",
        ],
      },
      {
        title: "Companies and their team",
        paragraphs: [
          "We store the working days and learnings of a business account for the company. All members see them with the name of the person who entered them. The legal basis is the contract with you (Art. 6 (1) (b) GDPR). When a member leaves the team, their entries stay with the company. If their account is deleted, the entries remain without the name; once the last member is gone, the entries are deleted too.",
          "If a company invites you, we use your e-mail address for this invitation only. It is valid for 14 days and deleted 30 days later.",
        ],
      },
      {
        title: "What stays on your device",
        paragraphs: [
          "The figures in the freelancers’ KPI tracker are kept only in your browser’s storage. We cannot see or restore them. They remain there after you sign out, until you delete them or clear the site’s data in your browser.",
        ],
      },
      {
        title: "Community",
        paragraphs: [
          "Other members with access to the community can see your posts and your profile. All other freelancers see the title, industry, time and field of work of the three newest posts, without a name. Companies looking for freelancers can find your profile too, as long as it is visible in your settings; only they see your availability, day rate, languages and references, and whether you signed in during the last 7 or 30 days. A company can collect profiles on a shortlist and keep notes there that only its team reads; they are deleted with your account. Only the recipient sees what you write in a request; both sides see the messages and files about an accepted request, and so does the team of the company. The legal basis for posts, profiles, requests, messages and connections is the contract with you (Art. 6 (1) (b) GDPR).",
          "Our team reviews reports. For this purpose we keep what was reported together with the reasons, the decision and any objection, as Regulation (EU) 2022/2065 requires (Art. 6 (1) (c) GDPR). The person reported is never told who made the report.",
        ],
      },
      {
        title: "E-mails and support",
        paragraphs: [
          "We send you e-mails that your account and your contract require (confirmations, invoices, changes to your live events), as well as reminders and notices that you can switch off in the settings or with the link in the e-mail. We do not track opens or clicks. The legal basis is the contract with you (Art. 6 (1) (b) GDPR).",
          "If an e-mail permanently fails to arrive or is marked as spam, we note the address so that we stop writing to it. The legal basis is our interest in reliable delivery (Art. 6 (1) (f) GDPR).",
          "When you write to support or report a barrier, your message goes to our mailbox by e-mail; the platform does not store it, except a business’s request for a strategy call. We use it to answer you. The legal basis is the contract with you (Art. 6 (1) (b) GDPR) or, if you have no account, our interest in answering inquiries (point (f)).",
          "When you request a strategy call without an account, your name, company, e-mail address and message go to our mailbox by e-mail, and our admins see them in the administration, where they record what came of them. We use them to answer you and to confirm receipt once a day at most; for this we keep a checksum of the address until the end of the day. The legal basis is your consent (Art. 6 (1) (a) GDPR), which you can withdraw at any time.",
        ],
      },
      {
        title: "Cookies and browser storage",
        paragraphs: [
          "Everything below is necessary for functions you use and needs no consent (§ 25 (2) no. 2 TDDDG).",
        ],
        list: [
          "Session: the cookie lp_session (over encrypted connections: __Host-lp_session) keeps you signed in for 24 hours, with “Stay signed in” for 30 days. A second token is kept in the browser’s storage; it is valid only together with the cookie.",
          "Device: the cookie lp_device is set at the first sign-in, is valid for 400 days and is sent only when you sign in. It lets us recognize your browser when others try to guess your password.",
          "Browser storage: language, color scheme, the areas you opened last, profile picture, KPI figures, learnings being written and working days that are not saved yet. Signing out removes everything but these three.",
        ],
      },
      {
        title: "Visits and security",
        paragraphs: [
          "When you visit, the server processes your IP address in order to answer, and counts sign-in attempts per address to fend off attacks. For this we use a hash instead of the address and keep it for an hour at most. Our logs contain technical details of the request and the account number. If a part of the page crashes, your browser reports the kind of error and its place in the program, without anything you typed and without your account. The legal basis is our interest in secure operation (Art. 6 (1) (f) GDPR).",
          "Training videos may be hosted on another server, which receives your IP address when you open the lesson with the video. The calendar for strategy calls is run by another provider; you open it only by following its link.",
        ],
      },
      {
        title: "Payments",
        paragraphs: [
          "On the Premium order page and on the page where you change your card, we load Stripe’s card form. Your card details go straight to Stripe and are not stored by us; Stripe also processes device data to detect fraud. From us, Stripe receives your account number and the amount, but neither your name nor your e-mail address. We store your contract, your invoices, the address you give for them, and the last four digits of your card. The legal bases are the contract and our tax obligations (Art. 6 (1) (b) and (c) GDPR).",
        ],
      },
      {
        title: "Who receives data from us",
        paragraphs: [
          "Within the groups of AWS and Stripe, data may be processed in the USA; this is based on the adequacy decision on the EU-US Data Privacy Framework and on standard contractual clauses (Art. 45, 46 GDPR).",
        ],
        list: [
          "Amazon Web Services EMEA SARL, Luxembourg: operation and storage in the data centers in Frankfurt am Main (region eu-central-1), sending of e-mails (Amazon SES), delivery of the pages through a worldwide network (CloudFront).",
          "Stripe Payments Europe, Limited, Ireland: payments for Premium, partly as a controller in its own right.",
          "The provider of our mailbox: messages to support and to the data protection contact.",
          "The host of a training video that is not on our own server: your IP address, once you open the lesson with the video.",
          "The providers of the calendar for strategy calls and of any video conference you join: the details you enter there, and your IP address. You open either one only through its link, and its own privacy policy applies.",
        ],
      },
      {
        title: "How long we keep data",
        paragraphs: [],
        list: [
          "Account and content: until you delete them. Deletion takes effect at once; backups are overwritten after 35 days; technical events that contain only the account number expire after 30 days at the latest.",
          "Accounts whose e-mail address was never verified: 30 days; we notify you beforehand.",
          "Notifications in the app: 90 days. Logs: two months.",
          "Invoices and your customer number at the payment service: eight years from the end of the year (§ 147 AO).",
          "Reports: until they are decided and for one year afterward; they are deleted earlier with the account they are about.",
          "Requests for a strategy call with our replies in the administration: 180 days; if you have confirmed the address with an account, no longer than until you delete it.",
          "Messages to support and reports of barriers: until the end of the third year after the last message, when claims become time-barred (§§ 195, 199 BGB). Anything tax law treats as business correspondence: six years (§ 147 AO).",
          "The “undeliverable” flag on an account: until an e-mail arrives again, you confirm another address or you delete the account. The address stays on the delivery service’s suppression list until you tell us that it accepts mail again or ask us to remove it.",
          "Declarations of cancellation and withdrawal: four years, until claims become time-barred.",
          "Records of what our admins do, and their messages to accounts: two years; the messages are erased earlier with the account.",
        ],
      },
      {
        title: "Your rights",
        paragraphs: [
          "You have the right of access, rectification, erasure, restriction and portability (Art. 15 to 20 GDPR). You can object to processing for legitimate interests on grounds of your particular situation (Art. 21 GDPR). Export and deletion are in the settings of your account; for everything else, a message to the data protection contact is enough.",
          "You can complain to any data protection authority, for instance where you live (Art. 77 GDPR). We make no decisions that significantly affect you by automated means alone.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accessibility statement",
    metaDescription: "How accessible LinkedPotential is, what is still missing, and how to report barriers.",
    sections: [
      {
        title: "Our aim",
        paragraphs: [
          "LinkedPotential is a service for freelancers and companies: a CRM, trainings and a community in the browser, with a paid subscription. Everyone should be able to use it. Our standards are the German Accessibility Strengthening Act (BFSG), EN 301 549 and WCAG 2.2 at level AA.",
        ],
      },
      {
        title: "What we do to achieve it",
        paragraphs: [],
        list: [
          "All areas can be used with the keyboard, with a visible focus.",
          "Labels, messages and dialogs are marked up for screen readers.",
          "Light and dark color schemes with checked contrasts; animations follow the setting of your device.",
          "The pages adapt to widths from 320 pixels.",
          "Automatic checks for barriers run with our tests.",
        ],
      },
      {
        title: "What is not accessible yet",
        paragraphs: [],
        list: [
          "There has been no audit by an independent body yet.",
          "Not every training video has captions or an audio description. All lessons are also available as text.",
          "PDF invoices are not marked up for screen readers. Their number, amount and date are in the list of invoices.",
          "We cannot control how accessible other members’ posts and pictures are.",
        ],
      },
      {
        title: "Report a barrier",
        paragraphs: [
          "Have you come across a barrier, or do you need information in another form? Tell us which page it is on and which device or assistive technology you use. We will answer you.",
        ],
        operator: "contact",
        link: { to: "reportBarrier", text: "Report a barrier with the form" },
      },
      {
        title: "Competent authority",
        paragraphs: [
          "The competent body is the market surveillance authority of the German states for the accessibility of products and services (MLBF), Carl-Miller-Straße, Magdeburg. You can contact it if you are not satisfied with our answer.",
        ],
      },
    ],
  },
};

export default texts;
