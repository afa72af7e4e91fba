import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    contract: {
      sections: [
        {
          title: "A result or your time",
          paragraphs: [
            "One question comes before any clause. Under a German contract for work (Werkvertrag, §§\u00a0631 ff. BGB, the Civil Code) you owe a result and are paid after acceptance. Under a contract for services (Dienstvertrag, §§\u00a0611 ff. BGB) you owe diligent work and are paid for your time. What counts is what has been agreed and how you actually work, not the heading. If the two do not match, ask.",
          ],
        },
        {
          title: "How to use the list",
          paragraphs: [
            "Put the contract next to it and tick what is settled beyond doubt. Clear up the rest before you sign, ideally by suggesting your own wording. Send no more than five changes at once. Fifteen go to the legal department, and there they stay for four weeks.",
          ],
        },
      ],
      checklist: {
        title: "12 points",
        points: [
          {
            title: "Scope",
            text: "What will exist at the end, or what you do, with a reference to your proposal and its date. One sentence says what isn’t included.",
          },
          {
            title: "The client’s part",
            text: "Which access, material and approvals the client provides, and by when. If they are late, your dates move by the same number of days.",
          },
          {
            title: "Fee",
            text: "Day rate or fixed price, before VAT, plus travel expenses and travel time. For a fixed price over four weeks or more, agree on installments, such as 30% at the start.",
          },
          {
            title: "Payment terms",
            text: "14 or 30 days from receipt of the invoice. More than 60 days are valid only if expressly agreed and not grossly unfair (§\u00a0271a BGB).",
          },
          {
            title: "Acceptance",
            text: "For a contract for work, a period of 10 working days and a named person. If you set a reasonable deadline after completion and the client names no defect within it, the work counts as accepted (§\u00a0640 (2) BGB).",
          },
          {
            title: "Changes",
            text: "Both sides confirm extra requests in writing, with days and price, before you begin. An e-mail will do.",
          },
          {
            title: "Rights of use",
            text: "Which rights, for what, for how long, and only once you have been paid in full. Without a clause they go only as far as the purpose of the contract requires (§\u00a031 (5) UrhG, the German Copyright Act).",
          },
          {
            title: "Liability",
            text: "A cap that your liability insurance covers. Liability for intent cannot be excluded in advance (§\u00a0276 (3) BGB). Have this clause checked once and then always use it.",
          },
          {
            title: "Confidentiality and reference",
            text: "What stays secret and for how long, and whether you may name the client as a reference. Ask for a contractual penalty without a cap to be removed.",
          },
          {
            title: "Data protection",
            text: "If you process personal data on the client’s behalf, you need an agreement under Art.\u00a028 GDPR.",
          },
          {
            title: "Termination",
            text: "The same notice for both sides, usually two to four weeks for day rates. A client may end a contract for work at any time. You then keep the agreed fee, less what you save or earn elsewhere as a result (§\u00a0648 BGB).",
          },
          {
            title: "Other clients",
            text: "One sentence states that you also work for others. A ban that outlasts the contract needs limits on time, subject and clients.",
          },
        ],
      },
      samples: [
        {
          title: "Suggesting changes",
          text: "{{salutation}},\n\nThank you for the draft contract. I would like to sign soon and suggest a different wording in two places.\n\n{{first_clause}}\n{{second_clause}}\n\nI agree with everything else. Could you look at this by {{deadline}}? If you see a problem, a 10-minute call should do.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
    status: {
      sections: [
        {
          title: "What it is about",
          paragraphs: [
            "German law looks for two main signs of employment: working under instructions, and being integrated into the client’s organization (§\u00a07 (1) SGB\u00a0IV, the Social Code). The pension insurance fund (Deutsche Rentenversicherung) considers the whole picture, and everyday practice outweighs the contract. No single sentence settles the matter, not even a red one.",
            "If it turns out later that you worked like an employee, the client is the one who mainly has to pay contributions in arrears. You lose a client, and possibly time with authorities and lawyers. Both sides have the same reason to look first.",
          ],
        },
        {
          title: "Getting certainty",
          paragraphs: [
            "Either side can ask the Deutsche Rentenversicherung Bund to determine your status, even before you start (§\u00a07a SGB\u00a0IV). The decision covers the circumstances described in the application. If daily practice changes, it no longer helps.",
            "With projects through an agency, ask whether temporary employment (Arbeitnehmerüberlassung) is meant. You would then be employed by the agency, and it would need a license (§\u00a01 AÜG).",
          ],
        },
        {
          title: "A different question",
          paragraphs: [
            "Whether you have to pay into the German pension insurance as a self-employed person is another matter. You may have to if you have no employees subject to social insurance and work mainly for one client over a longer time (§\u00a02 sentence 1 no.\u00a09 SGB\u00a0VI). In that case you pay the contributions yourself. Get advice before one client fills almost your whole year for many months.",
          ],
        },
      ],
      signals: {
        title: "The traffic light",
        description: "Go through the ad or the contract and tick what it says, or what would apply in daily work.",
        levels: {
          green: {
            title: "Speaks for self-employment",
            points: [
              {
                title: "“Result by the end of March, place and hours up to you”",
                text: "It describes a goal, not a shift plan.",
              },
              { title: "Fixed price, or acceptance in stages", text: "You bear a risk of your own." },
              {
                title: "Your own equipment and liability insurance",
                text: "Presenting yourself as a business counts, too.",
              },
              {
                title: "Other clients in the same year",
                text: "That helps only if this project looks like self-employment as well.",
              },
            ],
          },
          yellow: {
            title: "Ask first",
            points: [
              {
                title: "“3 to 4 days a week on site”",
                text: "Ask for the reason. A test rig is one; habit is not.",
              },
              {
                title: "“Daily coordination with the team”",
                text: "Attending is fine. Ask who hands out the tasks there.",
              },
              {
                title: "The client’s laptop and e-mail address",
                text: "Have the reason written into the contract and the address marked as external.",
              },
              {
                title: "“12 months with an option to extend, full time”",
                text: "Ask for separate projects, each with a result of its own.",
              },
            ],
          },
          red: {
            title: "Change it or decline",
            points: [
              {
                title: "“Vacation to be agreed with the team lead”",
                text: "Self-employed people announce their days off.",
              },
              {
                title: "Fixed hours or a shift plan",
                text: "Appointments are fine. Having to be there on demand is not.",
              },
              {
                title: "“Technical supervision by the department”",
                text: "That is an instruction, however kindly it is put.",
              },
              {
                title: "Standing in for an employee",
                text: "The same tasks at the same desk point to integration.",
              },
              {
                title: "“No work for other clients”",
                text: "They may ask for confidentiality. Exclusivity ties you down like a job.",
              },
            ],
          },
        },
        results: {
          none: "Nothing is ticked yet.",
          green: "Nothing ticked so far points to employment. See to it that daily practice stays that way.",
          yellow: "Clear up the yellow points before you accept, and get the answers in writing.",
          red: "Don’t start like this. Raise the red points. If they can’t be changed, decline or have your status determined first.",
        },
      },
      samples: [
        {
          title: "Clearing up a point before you accept",
          text: "{{salutation}},\n\nThe project is a good match for what I do. Before I accept, I would like to clear up one point that matters to both of us. {{where_found}} says “{{phrase_in_question}}”. That sounds like being integrated into your organization, and I would like to spare us both that risk.\n\nI suggest “{{new_phrase}}” instead. Could you agree to that? I would be free for a short call on {{call_date}}.\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
    kickoff: {
      sections: [
        {
          title: "Why these two weeks matter",
          paragraphs: [
            "On the day the client says yes, everyone is in a good mood and nothing is settled. What you clear up calmly now, you would have to negotiate under pressure later. Disputes about extras and deadlines often begin because nobody wrote down in the first two weeks what had been agreed.",
          ],
        },
        {
          title: "The kickoff meeting",
          paragraphs: [
            "Invite everyone who will have a say later: the person who pays, the person who accepts the work, and someone who will use it. 45 minutes is enough for five questions.",
            "Send the answers around the same day and ask for corrections within three working days. In the months to come, no document will be more useful to you than these minutes.",
          ],
          points: [
            "How will we know in three months that it has worked?",
            "Who decides if we disagree?",
            "What must not happen under any circumstances?",
            "Who is away when, on vacation or for other reasons?",
            "Which channel do we use, and how fast do we answer?",
          ],
        },
        {
          title: "An early result",
          paragraphs: [
            "Find something small that can be finished by day 10 and that people can see, such as an analysis, a first page or a tidied folder. It need not be the most important thing. It shows that you get things done, and it teaches you how approvals really work in this company.",
          ],
        },
        {
          title: "If something is stuck already",
          paragraphs: [
            "If you still have no access on day 5, report it with a date and a consequence, and without blame. “Access to the test system has been missing since Monday. If I get it by Thursday, we keep the 15th; otherwise it will be the 22nd.” If that isn’t on record, the delay will later be put down to you.",
          ],
        },
      ],
      checklist: {
        title: "The plan for 14 days",
        points: [
          {
            title: "Day 0, the yes",
            text: "Say thank you and confirm start, contract and kickoff in one message.",
          },
          {
            title: "Day 1, contract",
            text: "Both sides have signed. Don’t start before that, not even out of kindness.",
          },
          {
            title: "Day 2, access",
            text: "A list of accounts, material and contacts is on its way, with a date next to every item.",
          },
          { title: "Day 3, kickoff", text: "Five questions in 45 minutes, and the notes go out the same day." },
          { title: "Day 4, plan", text: "Stages with dates, including those on which the client has to deliver." },
          { title: "Day 5, weekly update", text: "Done, next, open. Every Friday from now on." },
          { title: "Day 8, invoice", text: "The agreed installment is invoiced, with the order number." },
          { title: "Day 10, early result", text: "Show it on screen for 15 minutes instead of just sending it." },
          { title: "Day 12, feedback", text: "“What should I do differently?” Now it is still easy to change." },
          {
            title: "Day 14, CRM",
            text: "Deal value, contract end and a follow-up six weeks before it are entered.",
          },
        ],
      },
      samples: [
        {
          title: "Confirmation on the day they say yes",
          text: "{{salutation}},\n\nI am looking forward to working with you. For a good start on {{start_date}}, I need three things from you by {{documents_by}}.\n\n1. The signed contract\n2. Access to {{system_needed}}\n3. 45 minutes for the kickoff, together with the person who will accept the work\n\nI will send you the plan with all stages after the meeting.\n\nBest regards,\n{{my_name}}",
        },
        {
          title: "Friday update",
          text: "{{salutation}},\n\nHere is where we stand this week.\n\nDone: {{done_this_week}}\nNext: {{planned_next_week}}\nOpen on your side: {{open_with_client}}\n\nIf I have that by {{deadline}}, we are on track for the handover on {{handover_on}}.\n\nHave a good weekend,\n{{my_name}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-work"];
