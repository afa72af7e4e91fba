import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    "day-rate": {
      sections: [
        {
          title: "Why your old salary is no guide",
          paragraphs: [
            "Many freelancers divide their last salary by the working days, add a little and call it a rate. Three things are missing from that sum, because an employer used to take care of them. You now pay both halves of your social security. Nobody pays for vacations, public holidays or sick days. And a good part of the year goes into proposals, bookkeeping and conversations that lead nowhere.",
            "So work backwards. Start with the amount you want to keep before income tax, then count the days for which you can actually send an invoice.",
          ],
        },
        {
          title: "A worked example",
          paragraphs: [
            "A UX designer in Cologne wants to have €70,000 a year left before the tax office takes its share. She sets aside 30% of her profit for health and long-term care insurance, her pension and disability cover. Her profit therefore has to be €100,000, because 70% of that is €70,000. Add €14,000 in costs for software, a laptop, a tax adviser, liability insurance, travel and a desk in a shared office. She needs €114,000 in revenue, before VAT.",
            "A year has 260 weekdays. Vacation and public holidays take 40 of them, illness takes 10, and another 60 go into finding clients, paperwork, training and the gaps between projects. That leaves 150 days. €114,000 divided by 150 is €760 a day, or €95 an hour.",
          ],
        },
        {
          title: "What the calculator can’t know",
          paragraphs: [
            "The result is your floor, not your price. An online shop that turns over €20,000 a day will pay more to have an outage fixed than a sports club can for its invitation cards. Ask three people in your field what they charge. Most of them answer openly if you name your own rate first.",
            "All amounts are before VAT, income tax isn’t included, and none of this replaces a tax adviser. Go through the figures once a year, ideally in November, with the real days from your calendar.",
          ],
        },
        {
          title: "Naming the rate, and raising it",
          paragraphs: [
            "Say the number in one sentence and then stop talking. “My day rate is €820 before VAT, and I expect your project to take 12 days.” A justification that nobody asked for sounds like doubt.",
            "With existing clients, raise the rate once a year and announce it three months ahead. Finish running projects at the old rate. An increase of 3 to 5% usually goes through without discussion. For 15% you need a reason that your contact can pass on, such as a new responsibility.",
          ],
        },
      ],
      samples: [
        {
          title: "Announcing an increase",
          text: "{{salutation}},\n\nFrom {{new_rate_from}}, my day rate will be €{{new_rate}} before VAT instead of €{{old_rate}}. Whatever we have agreed for {{running_project}} stays at the old rate until it is finished.\n\nI am telling you now so that you can plan ahead. If you would like to book days at the current rate before then, please let me know by {{deadline}}.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
    negotiation: {
      sections: [
        {
          title: "How procurement works",
          paragraphs: [
            "Procurement is measured by what it saves against the first price. That is their job, and it isn’t about you. In most cases the department chose you long ago, and the meeting is only about terms. Ask your contact there beforehand whether other quotes are on the table, when the work has to start and who signs.",
            "Expect to hear three things: others are cheaper, the budget is capped, and newcomers usually start lower. You don’t have to answer any of them on the spot. “Let me think about it. I’ll get back to you by noon tomorrow” is a complete answer.",
          ],
        },
        {
          title: "How an agency calculates",
          paragraphs: [
            "An agency resells your day. Between your rate and what the end client pays there is often a margin of 10 to 25%. Ask about it; reputable agencies name the range. What you get for it matters more. Does the agency pay after 14 days even if the end client takes 60? Will it put you forward for the next project?",
            "Read two clauses with particular care. One keeps you from working for the end client directly after the project. Negotiate how long it lasts and who it covers, and have a lawyer look at a 24-month ban without compensation. The other makes your payment depend on the end client paying. Ask for it to be deleted, because carrying that risk is part of what the agency earns its margin for.",
          ],
        },
        {
          title: "Trade, do not just give",
          paragraphs: [
            "A discount without anything in return says that the first price was too high. Convert every percentage into days before the meeting. At a day rate of €760, 10% of €114,000 a year is exactly 15 days of unpaid work.",
            "Prepare four offers that help you and cost the other side little.",
          ],
          points: [
            "2% off for payment within 10 days",
            "3% off for a firm commitment to 60 days",
            "A lower price for a smaller scope, with a list of what is left out",
            "Written permission to name the client and the result as a reference",
          ],
        },
        {
          title: "Your limit",
          paragraphs: [
            "Before the meeting, write three numbers on a piece of paper: your target, a decent compromise, and the figure below which you decline. The third one comes from the day rate calculator, not from the mood in the room.",
            "If they go below it, say thank you and leave. Stay friendly, because sometimes the phone rings the next day. If it does not, you have kept the days that you would have sold too cheaply.",
          ],
        },
      ],
      checklist: {
        title: "Before the meeting",
        points: [
          "You know who in the department wants you",
          "You know the date by which the work has to start",
          "Your three numbers are on paper",
          "You have four trades to offer",
          "You have read the clauses on client protection and payment",
          "You have left time to sleep on it",
        ],
      },
      samples: [
        {
          title: "Reply to a request for a discount",
          text: "{{salutation}},\n\nThank you for being open about my proposal. I see two ways to get to €{{target_sum}}.\n\n1. We leave out {{part_to_drop}}. Everything else stays as proposed.\n2. You commit to {{firm_days}} days and pay within 10 days. In return I take {{discount}}% off.\n\nWhich one suits you better? I will keep the days free until {{deadline}}.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
    utilization: {
      sections: [
        {
          title: "How full is full enough",
          paragraphs: [
            "Selling every single day looks good on paper. In practice, the first delay topples the next deadline, and proposals get written on Sundays. Plan on selling three to four days a week. With 150 billable days a year, that is 12 or 13 a month.",
          ],
        },
        {
          title: "Finding work takes a while",
          paragraphs: [
            "Six to twelve weeks often pass between the first message and the first paid day. If your project ends in May, start looking in February, not on the last day you have sold. Check in the CRM how long your last three won leads took. That figure beats any rule of thumb.",
            "The client you already have saves you most of that time. Six weeks before the contract ends, ask what comes next. Any later and the budget has often gone to somebody else.",
          ],
        },
        {
          title: "The 13-week sheet",
          paragraphs: [
            "List the next 13 weeks, and for each of them note how many days are firm, how many are likely and how many are free. Likely days count half. A spoken yes is likely; only a signature is firm.",
            "Here is how it adds up. In weeks 7 to 13 you want to sell three days a week, 21 in all. Six are firm and eight are likely, which count as four. You are 11 days short. If your average project takes 12 days, you need one more, and you start looking this week, however busy you are.",
          ],
        },
        {
          title: "When it is too much",
          paragraphs: [
            "First ask for the real deadline. Surprisingly often, only the start is fixed. Then offer a later start, a smaller first part or help from your network. The community here is a place to find people for a collaboration, so you don’t have to give the client away.",
            "Sometimes you can only decline. Recommend somebody you trust, and say when you will have time again.",
          ],
        },
        {
          title: "When it is too little",
          paragraphs: [
            "A gap of four weeks is normal, and your day rate already pays for it. Divide up the free days: half for talking to people who know your work, a quarter for the case study that has been waiting for months, a quarter for yourself. Discounts given out of fear of the gap last longer than the gap.",
          ],
        },
      ],
      checklist: {
        title: "On the first working day of the month",
        points: [
          "The next 13 weeks are on one sheet",
          "Contract ends and notice periods are entered",
          "Vacation is entered before clients ask about it",
          "The missing days from week 7 on are worked out",
          "Five leads have a follow-up this month",
          "The current client has been asked about an extension",
        ],
      },
      samples: [
        {
          title: "Asking about an extension",
          text: "{{salutation}},\n\nOur contract runs until {{contract_end}}. By then, {{done_by_then}} will be finished; {{still_open}} probably will not.\n\nI am now planning the months after that. Would you like to continue with {{days_per_week}} days a week? I will keep them free for you until {{deadline}} and then offer them to others.\n\nIf you no longer need anyone, just tell me. I will then set aside the last two weeks for the handover.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
    payment: {
      sections: [
        {
          title: "Before the first invoice",
          paragraphs: [
            "Invoices get paid when they make it through the system. Ask beforehand where to send yours, whether it needs a purchase order number and on which days payments go out. Without that number, it sits in a pile that nobody tells you about. Ask about the format, too. Since 2025, businesses in Germany have had to be able to receive e-invoices, and from 2028 nearly all of them will have to issue them to each other.",
            "For projects of four weeks or more, invoice in installments. Under a German contract for work you may do so for work you have already delivered, even if the contract does not mention it (§\u00a0632a BGB, the German Civil Code).",
          ],
        },
        {
          title: "What terms are usual",
          paragraphs: [
            "Freelancers often ask for 14 days; larger companies are used to 30. In Germany, terms of more than 60 days between businesses are valid only if they are expressly agreed and not grossly unfair (§\u00a0271a BGB). In standard terms, more than 30 days is presumed to be too long (§\u00a0308 no.\u00a01a BGB).",
          ],
        },
        {
          title: "When a payment is late by law",
          paragraphs: [
            "If a date has been agreed, the client is in default the day after (§\u00a0286 (2) BGB). Otherwise a reminder after the due date is enough. Without either, default begins no later than 30 days after the invoice is due and has been received (§\u00a0286 (3) BGB). A date that appears only on your invoice is not an agreement, so put it in your proposal.",
            "Between businesses you are then entitled to interest at 9 percentage points above the base rate and to a one-off €40 (§\u00a0288 (2) and (5) BGB). The Bundesbank announces the base rate on 1 January and 1 July. On €5,000 paid 60 days late, the 9 points alone come to about €74.",
          ],
        },
        {
          title: "Four steps without hard feelings",
          paragraphs: [
            "Most unpaid invoices have been mislaid, not refused. Keep to fixed intervals, and you won’t have to wonder each time whether it is already impolite to ask.",
          ],
          points: [
            "Three days after the due date, call accounts payable. Often just an approval is missing.",
            "After seven days, send a friendly reminder with the invoice attached.",
            "After 14 days, send a formal reminder with a date and copy the management.",
            "After 28 days, get advice. You can apply for a German court payment order (Mahnbescheid) online and without a lawyer. Whether you may stop working depends on your contract.",
          ],
        },
      ],
      checklist: {
        title: "Is this on the invoice? (§\u00a014 (4) UStG, the German VAT Act)",
        points: [
          "Full name and address of both sides",
          "Your tax number or VAT ID",
          "Date and consecutive number",
          "What you did, how much of it and when",
          "Net amount, VAT rate and VAT amount, or the note on §\u00a019 UStG for small businesses",
          "Not required but useful: order number, contact person, due date as a date",
        ],
      },
      samples: [
        {
          title: "Friendly reminder",
          text: "{{salutation}},\n\nI have not yet received a payment for my invoice {{invoice_number}} of {{invoice_date}} for €{{invoice_amount}}. It was due on {{due_on}}.\n\nIs anything missing, such as an order number or an approval? If so, please let me know. Otherwise, please arrange for the payment by {{new_due_date}}. I have attached the invoice again.\n\nBest regards,\n{{my_name}}",
        },
        {
          title: "Formal reminder",
          text: "{{salutation}},\n\nI have not heard back on my reminder of {{reminded_on}}. Invoice {{invoice_number}} for €{{invoice_amount}} has been due since {{due_on}}. Please transfer the amount by {{final_due_date}}.\n\nIf it has not arrived by then, I will charge default interest and the €40 flat fee under §\u00a0288 of the German Civil Code (BGB). If there is a reason that I am not aware of, please call me.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
  },
  calculator: {
    title: "Day rate calculator",
    description: "The fields start with the example. Your figures stay on this device until you sign out.",
    money: "What has to come in",
    time: "Where the year goes",
    fields: {
      income: { label: "Income per year", hint: "Left before income tax, after costs, insurance and pension" },
      costs: { label: "Operating costs per year", hint: "Software, equipment, office, advice, travel" },
      provision: { label: "Insurance and pension", hint: "Share of the profit, including disability cover" },
      daysOff: { label: "Vacation and public holidays", hint: "A year has 260 weekdays" },
      sickDays: { label: "Illness", hint: "Including days when your children are ill" },
      otherDays: { label: "Sales, paperwork and gaps", hint: "Including training" },
    },
    days: "days",
    problems: {
      amount: "Please enter an amount from €0 to €1,000,000.",
      income: "Please enter an amount from €1 to €1,000,000.",
      share: "Please enter a number from 0 to 90.",
      days: "Please enter a whole number from 0 to 260.",
      noDays: "None of the 260 weekdays is left for billable work. Please reduce the days above.",
      incomplete: "The result appears here as soon as all fields are valid.",
    },
    result: "Result",
    billableDays: "Billable days",
    revenue: "Revenue per year",
    dayRate: "Day rate",
    hourlyRate: "Hourly rate",
    profit: (profit, provision) =>
      `Your profit is ${profit}, of which ${provision} is set aside for insurance and pension.`,
    discount: (amount, days) =>
      `A 10% discount costs you ${amount} a year, as much as you earn on ${days} billable days.`,
    assumptions:
      "Based on 260 weekdays a year and 8 hours a day, before VAT and rounded up to whole euros. Income tax isn’t included.",
    reset: "Back to the example",
  },
} satisfies Texts["guides/handbook-money"];
