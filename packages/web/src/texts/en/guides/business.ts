import type { BusinessGuidesTexts } from "../../guide-content.ts";

const texts: BusinessGuidesTexts = {
  page: {
    title: "Working with freelancers",
    lead: "Five guides for clients, each with a checklist and a text to copy.",
    back: "All guides",
    done: "done",
    reset: "Reset",
    copy: "Copy",
    note: "This guide gives an overview of the situation in Germany and does not replace legal advice.",
  },
  guides: {
    expectations: {
      title: "What you can expect of freelancers",
      description: "What freelancers are suited to, what they need from you and how to recognize a good choice.",
      sections: [
        {
          title: "Which work is suitable",
          paragraphs: [
            "Freelancers are worth their fee when you lack certain knowledge and the work has an end. A new website, a move to another system, entering a market or cover for three months are typical cases. If the need is permanent and the work is at the core of your business, employing somebody is usually cheaper and legally simpler.",
            "Calculate honestly. A day rate looks high, but it includes social insurance, holidays, illness, training, equipment and the time between two projects. Do not compare it with a gross salary, but with the full cost of a position, including the search and the induction.",
          ],
        },
        {
          title: "What you may ask for",
          paragraphs: [
            "Expect a proposal for solving the task, not just the execution of your idea. Good people ask about the goal, the users and the way decisions are made before they quote. They also say what they advise against. A quote that arrives after five minutes without a question is rarely thought through.",
            "You may also ask for clear statements on availability, dates and cover, for one contact person and for short progress reports. You cannot ask for constant availability or fixed office hours: freelancers arrange their own time and have other clients.",
          ],
        },
        {
          title: "What freelancers need from you",
          paragraphs: [
            "Most delays arise on the client’s side. Access is missing, an approval takes three weeks, and nobody knows who decides. Name one person who answers questions within a working day and may accept results.",
            "Have material, access and examples ready before the first day. Pay on time; for a single person, an open invoice decides about the next month. Clients who pay reliably and answer clearly come first when time is short.",
          ],
        },
        {
          title: "How to recognize a good choice",
          paragraphs: [
            "Ask about a similar project and have them tell you what went wrong. The answer says more than a list of client names. Notice whether the person describes their own part in the result and can give figures.",
            "Start small if you are unsure. A paid assignment of two to five days shows the way of working, the pace and the tone. Unpaid trial work deters precisely the experienced ones.",
          ],
        },
      ],
      checklist: {
        title: "Before the first request",
        points: [
          "The task has an end that can be described",
          "A budget range is agreed internally",
          "One person decides and accepts the work",
          "Access and material are ready within a week",
          "The start and the latest date are fixed",
          "Three questions for the first call are written down",
        ],
      },
      sample: {
        title: "First request",
        text: "Hello,\n\nwe are looking for support with the following task: …\nThe result should be ready by …; we estimate … days of work.\n\nWe would mainly like to know:\n1. Which similar project did you finish most recently, and what was difficult about it?\n2. How would you start with us?\n3. When do you have time, and how much?\n\nThe decision is made by … and by …. Does the task suit you? Then I suggest a call of 30 minutes.\n\nKind regards",
      },
    },
    briefing: {
      title: "Write a briefing that makes quotes comparable",
      description: "One or two pages are enough if they state the goal, the limits and how you decide.",
      sections: [
        {
          title: "Begin with the reason",
          paragraphs: [
            "Many briefings describe a solution before the problem is clear. “We need a new website” leaves open whether applications are missing, customers phone instead of ordering, or the old system is being switched off. Write in two sentences what does not work today and how you notice it.",
            "Then state the goal so that you can check in six months whether it has been reached. A number helps, but it need not be revenue. Fewer questions by phone or invoicing in two days instead of five are just as good.",
          ],
        },
        {
          title: "Draw the limits",
          paragraphs: [
            "Quotes differ widely when everybody includes something else. Describe what belongs to the work, what explicitly does not, and what you deliver yourself. Texts, pictures, translations, tests and training are forgotten most often.",
            "Fixed requirements belong here as well: existing systems, security rules, data protection, accessibility, a date that cannot be moved. Separate them from wishes. If everything is equally important, nobody can suggest a cheaper way.",
          ],
        },
        {
          title: "Talk about money",
          paragraphs: [
            "A budget range does not weaken your negotiation. It keeps you from reading five quotes of which none fits. If you do not know the usual price, ask for two options: one that solves what is necessary, and one that includes what is desirable.",
            "Say how you would like to pay, too. A fixed price requires a fixed result. If the result is open, agree on days with an upper limit and a stop halfway, after which either side may end the work.",
          ],
        },
        {
          title: "Say how you decide",
          paragraphs: [
            "State who reads the quote, who has to agree and by when you answer. Name the three points by which you choose. Freelancers can then go into detail where it matters to you and leave out the rest.",
            "Send everybody the same paper, and share your answers to questions with all of them. At the end, also write to those who were not chosen, with one sentence on the reason. The market is smaller than it looks.",
          ],
        },
      ],
      checklist: {
        title: "Is the briefing ready?",
        points: [
          "The reason takes two sentences at most",
          "The goal can be checked later",
          "Work that is not included is named",
          "Requirements and wishes are separate",
          "A budget or an upper limit is given",
          "Who decides and when you answer are stated",
          "Somebody without prior knowledge has understood it",
        ],
      },
      sample: {
        title: "Template for the briefing",
        text: "BRIEFING\n\nReason: what does not work today and how we notice it …\nGoal: how we will know in six months that it has worked …\nFor whom: users, customers, departments …\n\nIncluded: …\nNot included: …\nDelivered by us: …\n\nFixed requirements (systems, data protection, dates): …\nWishes: …\n\nPayment: fixed price or days with an upper limit, range …\nStart: …\nLatest date: …\n\nDaily contact: …\nDecision by: …\nuntil: …\nWe choose by: 1. …\n2. …\n3. …\n\nPlease send us your approach, effort and price, one reference and your open questions.",
      },
    },
    contracts: {
      title: "Choose the right kind of contract",
      description:
        "How contracts for work, for services and framework agreements differ in Germany, and what belongs in each.",
      sections: [
        {
          title: "Contract for work: a result",
          paragraphs: [
            "Under a contract for work (Werkvertrag), the contractor owes a result, such as a working application or a brochure ready for print. Payment is due after acceptance. Defects have to be put right first; only if that fails may you reduce the price or withdraw.",
            "This kind suits you if you can describe the result. With a vague description, both sides later argue about what was owed. For larger projects, agree on acceptance in parts, which keeps the risk small for both.",
          ],
        },
        {
          title: "Contract for services: an activity",
          paragraphs: [
            "Under a contract for services (Dienstvertrag), diligent work is owed, not a particular result. Consulting, training, coaching and open-ended development mostly fall into this group. Hours or days are invoiced, and there is no acceptance.",
            "Short intervals are your safeguard here: an upper limit, a record of time and a notice period of two to four weeks. What counts is not the heading of the contract, but what is actually agreed and done.",
          ],
        },
        {
          title: "Framework agreement and single orders",
          paragraphs: [
            "If you work together repeatedly, settle the constant points once: payment, rights, confidentiality, liability, termination. Each order then needs half a page with result, date and price. Avoid clauses that oblige the other side to accept every order; they speak against self-employment.",
            "If somebody comes through an agency, check whether the person will work under your instructions. That would be supply of temporary workers, for which the agency needs a permit. You then conclude the contract with the agency, and it has to name the arrangement as such.",
          ],
        },
        {
          title: "What belongs in every contract",
          paragraphs: [
            "Rights of use do not pass to you in full automatically. Without a clause you receive only what the purpose of the contract requires. Write down which rights you get, whether you may edit and pass on the work, and whether this includes source code and editable files.",
            "If the person processes personal data on your behalf, you need an agreement under Art. 28 GDPR. Creative services may be subject to the artists’ social security levy, which the client pays. Plan for both before you sign.",
          ],
        },
      ],
      checklist: {
        title: "Is this in the contract?",
        points: [
          "Service or result, with a reference to the briefing",
          "Fee, payment term, travel costs, VAT",
          "Dates and what your company contributes",
          "Acceptance with a time limit, if a result is owed",
          "Rights of use and handover of files",
          "Confidentiality and data protection",
          "Liability and insurance",
          "Changes only in text form, with a price",
          "Termination and handover at the end",
        ],
      },
      sample: {
        title: "Single order under a framework agreement",
        text: "ORDER no. …\nBased on the framework agreement of ….\n\nResult or activity: …\nNot included: …\nContribution of the client: … by …\n\nStart: …\nEnd: …\nFee: … net, at most … days\nAcceptance: within … working days after handover, by …\n\nDeviations from the framework agreement: none / …\n\nPlace, date, names",
      },
    },
    status: {
      title: "Avoid false self-employment",
      description: "What the German pension insurance looks at, what counts in daily work and how to obtain certainty.",
      sections: [
        {
          title: "What it is about",
          paragraphs: [
            "False self-employment means that somebody invoices as self-employed but works like an employee. There is then an employment subject to social security, whatever the contract says. The overall picture is examined, and actual practice weighs more than the wording.",
            "The consequences mainly affect the client. Contributions to social security have to be paid in arrears, as a rule including the share of the person employed, plus surcharges. Claims expire after four years, or after thirty in the case of intent. Deliberately withholding contributions is a criminal offense.",
          ],
        },
        {
          title: "Two questions are central",
          paragraphs: [
            "First: does the person follow your instructions? Fixed hours, mandatory presence, approved leave and daily work orders suggest so. Specifying a result, a date or a technical standard is normal, however.",
            "Second: is the person integrated into your organization? An extension of their own, a business card, a place in the organization chart, covering for employees and duty rosters point to it. Using one of your devices for security reasons or attending meetings decides nothing on its own.",
          ],
        },
        {
          title: "What speaks for self-employment",
          paragraphs: [
            "Entrepreneurial risk counts for much: own equipment, liability, fixed prices, finding customers, several clients, freedom to accept and decline orders. A fee well above a comparable salary, which allows for private provision, is an indication as well.",
            "No single feature saves a contract. Long full-time assignments in a team with employees and with the same tasks are particularly delicate. Plan separate orders instead of open-ended extensions.",
          ],
        },
        {
          title: "How to obtain certainty",
          paragraphs: [
            "Both sides can ask the federal pension insurance (Deutsche Rentenversicherung Bund) to determine the employment status, even before the work begins. The decision holds as long as the circumstances remain as you described them. If the cooperation changes considerably, a new check is needed.",
            "Train the people who work with freelancers every day. Most problems arise not in the contract but from well-meant habits: the invitation to the leave calendar, the instruction of the team leader, the silent extension. If in doubt, take expert advice before the work starts.",
          ],
        },
      ],
      checklist: {
        title: "Check daily work, once a quarter",
        points: [
          "Tasks are given as results, not as instructions",
          "The person chooses time and place as far as the task allows",
          "No entry in leave calendars and duty rosters",
          "Name and signature show their own business",
          "The end of the order is fixed",
          "Other clients are possible and permitted",
          "Declining an order has no disadvantage",
          "The cooperation still matches the contract",
        ],
      },
      sample: {
        title: "Note to your team leaders",
        text: "Hello,\n\nfrom …, … will work on … as a self-employed specialist. Please keep in mind:\n\n• We agree on results and dates. How and when the work is done is the person’s own decision.\n• We are informed of leave and illness; we do not approve them.\n• New tasks outside the order go to …, so that we can order them separately.\n• In e-mail signatures and meetings the person appears under their own name.\n\nThe order ends on …. If anything about the cooperation changes, please tell me beforehand.",
      },
    },
    success: {
      title: "Measure the success of the cooperation",
      description: "A few figures that you fix before the start, and a closing talk from which both sides benefit.",
      sections: [
        {
          title: "Decide beforehand what to look at",
          paragraphs: [
            "After a project, almost anything can be told as a success. Before the start, write down which figure is meant to change, where it stands today and when you will look again. Without an initial value, every later number remains a claim.",
            "Choose three figures at most. One concerns the effect, such as inquiries, processing time or error rate. One concerns delivery, that is date and budget. The third concerns the cooperation: would we hire this person again?",
          ],
        },
        {
          title: "On the way: little, but regularly",
          paragraphs: [
            "A talk of 20 minutes per week is enough. Three questions carry it: what is done, what comes next, what is in the way? Record decisions in writing, with date and name. A long status report costs money and is rarely read.",
            "Watch for early signs. If dates move without warning, interim results are missing or your own answers are late, bring it up in the same week. After a month, a delay has usually become a dispute.",
          ],
        },
        {
          title: "Compare effect and effort",
          paragraphs: [
            "The invoice is not the whole effort. Add the hours of your own people: selection, induction, approvals, handover. A low day rate that takes up a day of supervision every week is not low.",
            "Compare with the most likely alternative. What would it have cost to do the work internally, to employ somebody or to leave it for half a year? This calculation need not be exact. It should show whether you would do it the same way again.",
          ],
        },
        {
          title: "The closing talk",
          paragraphs: [
            "Take 45 minutes at the end. First ask what was difficult about you. Freelancers see many companies and can compare, but they only say so once the invoice is paid and you ask them.",
            "Secure the knowledge before access ends: files, passwords, open points, a short description for the next person. Ask for permission to get in touch again in three months, and then check your three figures. Give a reference if you were satisfied. A good specialist who likes to come back saves you the next search.",
          ],
        },
      ],
      checklist: {
        title: "At the end",
        points: [
          "The initial value and today’s value are compared",
          "Budget and actual cost are compared",
          "Your own hours are included",
          "Files and access have been handed over",
          "Personal access has been blocked",
          "Open points have a name and a date",
          "One learning is recorded in the overview",
          "A date for another look is in the calendar",
        ],
      },
      sample: {
        title: "Questions for the closing talk",
        text: "CLOSING TALK on …\n\nFor you:\n1. What held you up with us?\n2. Which information came too late?\n3. What would you do next in our place?\n\nFor us:\n1. Our goal was …, we have reached …\n2. We planned … days and … cost, in fact it was …\n3. Would we order the work like this again? What would we change?\n\nAgreed: open points, who, by when\nWe look at the figures again on …",
      },
    },
  },
};

export default texts;
