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
      title: "What you can expect from freelancers",
      description: "Which work suits freelancers, what they need from you, and how to tell a good one.",
      sections: [
        {
          title: "Work that suits freelancers",
          paragraphs: [
            "Freelancers are worth their fee when you lack certain skills and the work has an end. Typical cases are a new website, a move to another system, entering a market or three months of cover. If the need is permanent and the work is at the core of your business, hiring somebody is usually cheaper and legally simpler.",
            "Do the math honestly. A day rate looks high, but it has to pay for social insurance, vacation, illness, training, equipment and the time between two projects. Compare it with the full cost of a position, including recruitment and onboarding, and not with a gross salary.",
          ],
        },
        {
          title: "What you may ask for",
          paragraphs: [
            "Expect a proposal that solves the problem and does more than carry out your idea. Good people ask about the goal, the users and how decisions are made before they name a price. They also say what they advise against. Be wary of a proposal that arrives after five minutes and without a single question.",
            "You may also ask for clear answers on availability, dates and cover, for one contact person and for short progress reports. You cannot ask for constant availability or fixed office hours, because freelancers arrange their own time and have other clients.",
          ],
        },
        {
          title: "What freelancers need from you",
          paragraphs: [
            "Most delays begin on the client’s side. Access is missing, an approval takes three weeks, and nobody knows who decides. Name one person who answers questions within a working day and has the authority to accept results.",
            "Have material, access and examples ready before day one. Pay on time, because for somebody who works alone a single unpaid invoice can mean a month without income. Clients who pay reliably and answer clearly are served first when time is short.",
          ],
        },
        {
          title: "How to tell a good one",
          paragraphs: [
            "Ask about a similar project and what went wrong in it. The answer says more than a list of client names. Notice whether people describe their own part in the result and can give figures.",
            "If you are unsure, start small. A paid assignment of two to five days shows you how somebody works, how fast, and in what tone. Unpaid trial work puts off the very people with the most experience.",
          ],
        },
      ],
      checklist: {
        title: "Before the first request",
        points: [
          "You can describe what will be finished at the end",
          "A budget range is agreed internally",
          "One person decides and accepts the work",
          "Access and material can be ready within a week",
          "The start date and the final deadline are set",
          "Three questions for the first call are written down",
        ],
      },
      sample: {
        title: "First request",
        text: "Hello,\n\nWe are looking for support with the following task: …\nIt should be finished by …; we expect it to take … days.\n\nThree things we would like to know:\n1. Which similar project did you finish most recently, and what was difficult about it?\n2. How would you start with us?\n3. From when would you be available, and for how many days a week?\n\n… will make the decision by …. If the task suits you, I suggest a 30-minute call.\n\nKind regards",
      },
    },
    briefing: {
      title: "Write a brief that makes proposals comparable",
      description: "One or two pages are enough if they state the goal, the limits and how you decide.",
      sections: [
        {
          title: "Begin with the reason",
          paragraphs: [
            "Many briefs describe a solution before anyone has described the problem. “We need a new website” could mean that nobody applies, that customers phone instead of ordering, or that the old system is being switched off. Write down in two sentences what does not work today and how you notice.",
            "Then put the goal in such a way that you can check in six months whether you have reached it. A number helps, and it need not be revenue. Fewer questions by phone, or invoices out in two days instead of five, are just as good.",
          ],
        },
        {
          title: "Draw the limits",
          paragraphs: [
            "Prices differ widely when everybody includes something else. Say what is part of the work, what is not, and what you will supply yourselves. Copy, pictures, translations, testing and training are forgotten most often.",
            "Fixed requirements belong here as well, such as existing systems, security rules, data protection, accessibility or a date that cannot be moved. Keep them apart from wishes. If everything is equally important, nobody can suggest a cheaper way.",
          ],
        },
        {
          title: "Talk about money",
          paragraphs: [
            "Naming a budget range does not weaken your position. It saves you from reading five proposals that are all out of reach. If you do not know what such work usually costs, ask for two options, one with what is necessary and one with what would be nice to have.",
            "Say how you would like to pay, too. A fixed price requires a fixed result. If the result is open, agree on days with a cap and a break halfway at which either side may end the work.",
          ],
        },
        {
          title: "Say how you decide",
          paragraphs: [
            "Say who will read the proposal, who has to agree and by when you will answer. Name the three criteria you choose by. Freelancers can then go into detail where it matters to you and leave out the rest.",
            "Send everybody the same document, and share your answers to questions with all of them. At the end, write to those you did not choose as well, with one sentence on the reason. You may want to work with them next time.",
          ],
        },
      ],
      checklist: {
        title: "Is the brief ready?",
        points: [
          "The reason takes two sentences at most",
          "The goal can be checked later",
          "It says what is not included",
          "Requirements and wishes are kept apart",
          "It gives a budget or a cap",
          "It says who decides and when you will answer",
          "Somebody from another field has understood it",
        ],
      },
      sample: {
        title: "Template for the brief",
        text: "BRIEF\n\nReason: what does not work today and how we notice …\nGoal: how we will know in six months that it has worked …\nWho it is for: users, customers, departments …\n\nIncluded: …\nNot included: …\nSupplied by us: …\n\nFixed requirements (systems, data protection, dates): …\nWishes: …\n\nPayment: fixed price or days with a cap, range …\nStart: …\nFinal deadline: …\n\nDay-to-day contact: …\nDecision by: …\non: …\nOur criteria: 1. …\n2. …\n3. …\n\nPlease send us your approach, the days you expect and the price, one reference and any open questions.",
      },
    },
    contracts: {
      title: "Choose the right kind of contract",
      description:
        "How contracts for work, contracts for services and framework agreements differ in Germany, and what belongs in each.",
      sections: [
        {
          title: "Contract for work: you pay for a result",
          paragraphs: [
            "Under a contract for work (Werkvertrag), the contractor owes a result, such as a working application or a brochure ready for print. Payment is due after acceptance. The contractor must first be given the chance to fix defects; as a rule you may reduce the price or withdraw only if that fails.",
            "Choose it if you can describe the result. If the description is vague, you will argue later about what was owed. For larger projects, agree on acceptance in stages, which keeps the risk small on both sides.",
          ],
        },
        {
          title: "Contract for services: you pay for time",
          paragraphs: [
            "Under a contract for services (Dienstvertrag), the contractor owes diligent work and not a particular result. Consulting, training, coaching and open-ended development usually come under it. You are invoiced for hours or days, and there is no acceptance.",
            "Your safeguards here are a cap on the days, a record of the time spent and a notice period of two to four weeks. What counts is what you have really agreed and how you work, not the heading of the contract.",
          ],
        },
        {
          title: "Framework agreement and single orders",
          paragraphs: [
            "If you work together repeatedly, settle once what stays the same, such as payment, rights, confidentiality, liability and termination. Each order then takes half a page with result, date and price. Avoid clauses that oblige the other side to accept every order, because they point to employment.",
            "If somebody comes to you through an agency, check whether they will work under your instructions. That would be temporary agency work (Arbeitnehmerüberlassung), for which the agency needs a license. Your contract is then with the agency, and it has to call the arrangement by its name.",
          ],
        },
        {
          title: "What belongs in every contract",
          paragraphs: [
            "You do not automatically get all rights to the work. Without a clause you receive only those that the purpose of the contract requires. Write down which rights you get, whether you may edit the work and pass it on, and whether source code and editable files are included.",
            "If the freelancer processes personal data on your behalf, you need an agreement under Art. 28 GDPR. For creative work, you may have to pay the artists’ social security levy (Künstlersozialabgabe) on top of the fee. Allow for both before you sign.",
          ],
        },
      ],
      checklist: {
        title: "Is this in the contract?",
        points: [
          "Service or result, with a reference to the brief",
          "Fee, payment terms, travel costs, VAT",
          "Dates, and what your company contributes",
          "Acceptance with a time limit, if a result is owed",
          "Rights of use and handover of files",
          "Confidentiality and data protection",
          "Liability and insurance",
          "Changes only in writing, with a price",
          "Termination and handover at the end",
        ],
      },
      sample: {
        title: "Single order under a framework agreement",
        text: "ORDER no. …\nUnder the framework agreement of …\n\nResult or service: …\nNot included: …\nTo be supplied by the client: … by …\n\nStart: …\nEnd: …\nFee: … before VAT, … days at most\nAcceptance: within … working days of the handover, by …\n\nDifferences from the framework agreement: none / …\n\nPlace, date, names",
      },
    },
    status: {
      title: "Avoid bogus self-employment",
      description: "What the German pension insurance looks at, what matters in daily work, and how to be certain.",
      sections: [
        {
          title: "What it is about",
          paragraphs: [
            "In bogus self-employment (Scheinselbstständigkeit), somebody sends invoices like a freelancer but works like an employee. In law they are then employed and subject to social insurance, whatever the contract says. The authorities look at the whole picture, and actual practice carries more weight than the wording.",
            "The consequences fall mainly on the client. You would have to pay social security contributions in arrears, as a rule including the employee’s share, plus surcharges. Claims expire after four years, or after thirty in the case of intent. Deliberately withholding contributions is a criminal offense.",
          ],
        },
        {
          title: "The two main questions",
          paragraphs: [
            "Does the person follow your instructions? Fixed hours, compulsory attendance, vacation that you approve and tasks assigned day by day suggest that they do. It is normal, on the other hand, to specify a result, a date or a technical standard.",
            "Are they part of your organization? Their own extension, a business card, a place in the organization chart, covering for employees and being on the duty roster all suggest it. Using one of your devices for security reasons, or attending meetings, does not settle the matter.",
          ],
        },
        {
          title: "What speaks for self-employment",
          paragraphs: [
            "Business risk counts for a lot. Signs of it are their own equipment, liability, fixed prices, several clients, finding work for themselves and the freedom to decline it. A fee well above a comparable salary, which leaves room to save for a pension, is another sign.",
            "No single point saves a contract. Long full-time assignments in a team of employees who do the same work are particularly risky. Place separate orders instead of extending one without an end.",
          ],
        },
        {
          title: "How to be certain",
          paragraphs: [
            "Either side can ask the pension insurance (Deutsche Rentenversicherung Bund) to determine the status, even before the work begins. The decision holds as long as things stay as you described them. If the way you work together changes considerably, have it checked again.",
            "Brief everyone who works with freelancers day to day. Most problems do not come from the contract but from well-meant habits, such as an invitation to the vacation calendar, instructions from a team leader or an extension that nobody writes down. If in doubt, get expert advice before the work starts.",
          ],
        },
      ],
      checklist: {
        title: "Check daily work once a quarter",
        points: [
          "We agree on results and do not give instructions",
          "The freelancer chooses time and place as far as the task allows",
          "They appear in no vacation calendar and on no duty roster",
          "Their e-mail signature names their own business",
          "The end of the order is fixed",
          "They can and may work for other clients",
          "Declining an order has no consequences",
          "The way we work still matches the contract",
        ],
      },
      sample: {
        title: "Note to your team leaders",
        text: "Hello,\n\nFrom …, … will work with us on … as a self-employed specialist. Please keep in mind:\n\n• We agree on results and dates. How and when the work is done is up to them.\n• They tell us about vacation and illness. We do not approve either.\n• If you need something that is not in the order, please contact … so that we can order it separately.\n• In e-mails and meetings they appear under the name of their own business.\n\nThe order ends on …. If you would like to change anything about how we work together, please talk to me first.",
      },
    },
    success: {
      title: "Measure how well it worked",
      description: "A few figures that you choose before the start, and a closing talk that helps both sides.",
      sections: [
        {
          title: "Decide beforehand what to look at",
          paragraphs: [
            "Almost any project can be called a success afterward. Before the start, write down which figure should change, where it stands today and when you will look again. Without a figure from the start, you have nothing to compare the later one with.",
            "Choose three at most. One is about the effect, such as inquiries, processing time or error rate. One is about delivery, in other words dates and budget. The third is about working together. Would we hire this person again?",
          ],
        },
        {
          title: "Along the way, briefly but regularly",
          paragraphs: [
            "20 minutes a week is enough for three questions. What is done, what comes next, and what is in the way? Record decisions in writing, with date and name. A long status report costs money and is rarely read.",
            "Watch for early signs. If dates slip without warning, interim results fail to appear or your own answers are late, bring it up the same week. After a month, a delay has usually become a dispute.",
          ],
        },
        {
          title: "Compare effect and cost",
          paragraphs: [
            "The invoice is not the whole cost. Add the hours of your own people for selection, onboarding, approvals and handover. If a cheap day rate takes up a day of supervision every week, it is not cheap.",
            "Compare it with what you would most likely have done otherwise. What would it have cost to do the work in-house, to hire somebody or to leave it for half a year? A rough figure is enough. It should show whether you would do it the same way again.",
          ],
        },
        {
          title: "The closing talk",
          paragraphs: [
            "Set aside 45 minutes at the end. First ask what was difficult about working with you. Freelancers see many companies and can compare, but they only say so once the invoice is paid and you ask.",
            "Before access ends, make sure you have files, passwords, a list of open points and a short description for whoever comes next. Ask whether you may get in touch again in three months, and then look at your three figures. Give a reference if you were satisfied. A good specialist who likes to come back saves you the next search.",
          ],
        },
      ],
      checklist: {
        title: "At the end",
        points: [
          "Today’s figures are compared with those from the start",
          "Budget and actual cost are compared",
          "Your own hours are included",
          "Files and access have been handed over",
          "The freelancer’s own access has been closed",
          "Every open point has a name and a date",
          "One learning is recorded in the overview",
          "A date for another look is in the calendar",
        ],
      },
      sample: {
        title: "Questions for the closing talk",
        text: "CLOSING TALK on …\n\nFor you:\n1. What slowed you down when working with us?\n2. Which information came too late?\n3. What would you do next in our place?\n\nFor us:\n1. Our goal was …, and we have reached …\n2. We planned … days and …, and it took … days and …\n3. Would we do it this way again? What would we change?\n\nAgreed: open points, who, by when\nWe will look at the figures again on …",
      },
    },
  },
};

export default texts;
