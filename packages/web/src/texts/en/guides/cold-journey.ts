import type { Texts } from "../../areas.ts";

export default {
  description:
    "You pick the people you would like to work with and start a conversation with strangers. You write every request yourself, and nobody gets a proposal until they ask for one.",
  steps: {
    audience: {
      title: "Define your audience",
      content: {
        title: "Decide who, before you decide what",
        description:
          "In Germany, any message meant to lead to sales counts as advertising and needs prior express consent, whether by e-mail or on a network and even between businesses (§ 7 UWG, the Unfair Competition Act); accepting a connection request is not consent. So write only to people whose answer would interest you even without a project, offer nothing until you are asked, and take legal advice if in doubt, because a friendly question alone does not make a message lawful.",
        tips: [
          {
            title: "Your audience in one line",
            points: [
              "Write down industry, role, size and region, with one word or number for each.",
              "Add something you can see from outside, such as a new site, a new manager or a trade show in eight weeks.",
              "Put the line into the people search. 50 to 500 hits are workable; with 5,000 you need another criterion.",
              "Try it on 20 names. If you can tell within 10 seconds who is in and who is out, the line is good.",
            ],
            example:
              "Head of purchasing, food manufacturer with 50 to 250 people, north of England, opened a second site in the past six months.",
          },
          {
            title: "Is the need there?",
            points: [
              "When you next talk to three former clients, ask what happened in the four weeks before they called you. That is what to look for.",
              "Read 10 job ads from the industry. If your subject turns up in fewer than 3, pick another industry.",
              "Ask someone you know in that world to walk you through their job for 20 minutes.",
            ],
            example:
              "A client’s answer: “The auditors had found the same gap for the second time.” Now you are looking for companies with an audit in the next eight weeks.",
          },
          {
            title: "What to have ready",
            points: [
              "Two projects for this audience that you can tell in three sentences each.",
              "Five questions you honestly cannot answer. All your messages grow out of them.",
              "A list of people you leave alone: your clients’ competitors, former employers, everyone who has already said no.",
            ],
          },
          {
            title: "If they are in the UK or the US",
            points: [
              "UK: under PECR you may send marketing to companies without consent. Sole traders and ordinary partnerships count as individuals and have to agree first.",
              "UK GDPR covers every named person. Be ready to say where you found them, and stop as soon as they object.",
              "US: under CAN-SPAM, commercial e-mail needs your postal address and a way to opt out, and you have 10 business days to honor an opt-out.",
            ],
          },
        ],
      },
      guide: {
        title: "Write it down, then ask",
        description:
          "A profile for yourself, and a request to someone you know in that world. Do not put it to strangers: a survey can be advertising too, as Germany’s Federal Court of Justice held for customer satisfaction (VI ZR 225/17).",
        parts: [
          {
            title: "The profile",
            text: "Keep it next to your keyboard while you look for names. Anyone who misses two lines is out.",
          },
          {
            title: "The conversation",
            text: "20 minutes on the phone or over coffee. You listen, take notes and talk about yourself only if asked.",
          },
        ],
        samples: [
          {
            title: "Audience profile",
            text: `Role: {{audience_role}}
Industry and size: {{audience_industry}}
Region: {{audience_region}}
Visible from outside: {{audience_sign}}
Why they need someone now: {{audience_reason}}`,
          },
          {
            title: "Asking for 20 minutes",
            text: `{{salutation}},

I’m thinking of doing more work for {{audience}}, and I only know that world from the outside. You’re in the thick of it.

Would you spend 20 minutes telling me what your week looks like? I’ll bring questions and listen. When in the next two weeks may I call?

Best wishes,
{{my_name}}`,
          },
        ],
      },
    },
    leads: {
      title: "Find leads",
      content: {
        title: "A reason for every name",
        description:
          "A daily goal of, say, 10 leads is plenty if you can name the occasion for each. Class and temperature tell you where to start the next morning. Draft the note for the request right away, while you still know why the name made the list.",
        tips: [
          {
            title: "Where to find names",
            points: [
              "Conference programs give you name, company and subject on one page.",
              "In the comments under industry posts, look for people who disagree and say why. They answer more often than people who only press “Like”.",
              "Local business news covers new buildings, new owners and anniversaries.",
              "Ask your clients for two names. “Former clients & referrals” shows you how.",
            ],
            example:
              "From a logistics program: “Returns in dispatch: three attempts, one result”. The speaker runs the warehouse of a retailer with 180 people. You have a name, an occasion and a question.",
          },
          {
            title: "Class A, B or C",
            points: [
              "A: industry, role and occasion all fit. Start every day with these.",
              "B: industry and role fit, but there is no occasion yet. Follow them and wait for one.",
              "C: only the industry fits. Send no request, but keep the name for the day you need to know who is in charge of what.",
            ],
            example:
              "Head of logistics in retail who posted about returns yesterday: A. The same role at a competitor, never posted: B. The trainee in the same warehouse: C.",
          },
          {
            title: "Hot, warm or cold",
            points: [
              "Hot: has said they need help, in public or to you. Answer the same day.",
              "Warm: knows your name, has commented on your posts or is trying to hire.",
              "Cold: has never heard of you. On this path that is nearly everyone at first.",
              "Keep “Class” and “Temperature” up to date in the CRM. After a reply, only the temperature needs another look.",
            ],
          },
          {
            title: "10 in 45 minutes",
            points: [
              "Use one source a day: the conference today, the newspaper tomorrow.",
              "Put the occasion into “Next step” in 10 words or fewer. If you can’t think of one, the name stays off the list.",
              "Search by hand. Software that scrapes profiles or sends requests breaks LinkedIn’s rules and can cost you the account.",
            ],
          },
          {
            title: "What you owe the people on your list",
            points: [
              "Once you enter someone, you are processing the data of a person who doesn’t know about it. Art. 14 GDPR gives you until your first message, or a month at the latest, to tell them who you are, where you got the data and what you use it for.",
              "That doesn’t fit into 200 characters. Link your privacy notice in your LinkedIn profile and mention it in the first longer message; step 5 has a sample.",
              "Only write down what helps in a conversation. Leave out anything you wouldn’t read to them.",
            ],
          },
        ],
      },
      guide: {
        title: "Drafting the note",
        description: "200 characters at most. Long names and titles count, so the samples stay shorter than that.",
        parts: [
          {
            title: "Where from",
            text: "The post, the conference, the news item, precise enough for them to remember.",
          },
          { title: "What caught you", text: "Half a sentence of your own. Curiosity works, praise doesn’t." },
          { title: "The request", text: "To connect, nothing more. Your profession is right there under your name." },
        ],
        samples: [
          {
            title: "Occasion: a post",
            text: "{{salutation}}, one line of your post has stayed with me: “{{quote}}”. I’d like to follow where that goes. May I connect?",
          },
          {
            title: "Occasion: an event",
            text: "{{salutation}}, since {{event}} I’ve been thinking about your talk, above all about {{talk_point}}. May I connect?",
          },
          {
            title: "Occasion: news",
            text: "{{salutation}}, I read about {{company}}: {{change}}. I’d be curious how that works out day to day. Shall we connect?",
          },
        ],
      },
      templateNote: "You draft the connection request here and send it in the next step.",
    },
    connection: {
      title: "Ask to connect",
      content: {
        title: "A few a day, and mean each one",
        description:
          "A request stays under 300 characters; free accounts get 200, and only a handful of notes a month. Send 5–10 requests a day, because nobody can keep up more conversations than that. While you wait for them to accept, write the second message.",
        tips: [
          {
            title: "Before you send",
            points: [
              "Open the profile and check that the job is current. A move may be only days old.",
              "Read the note aloud. If you could send it to a hundred people, it has no occasion.",
              "Cut every phrase that describes your services. All the note has to do is get accepted.",
            ],
            example:
              "Instead of “I help retailers go digital”: “You let customers sort the returns themselves on the third attempt. I’ve been thinking about that since the conference.”",
          },
          {
            title: "When you are out of notes",
            points: [
              "Comment on a post first, two sentences with a number of your own. Send the bare request the day after.",
              "Save your notes for class A.",
              "Check the line under your name. Without a note, it is all they read about you.",
            ],
            example:
              "Comment on Monday: “Ours were at 14 percent, and in the end it was the size chart.” When the request comes without a note on Tuesday, they know the name.",
          },
          {
            title: "Count and clear out",
            points: [
              "If fewer than 3 in 10 accept, change the occasion, not the number.",
              "Withdraw whatever is still open after three weeks. You then have to wait some weeks before you can ask the same person again.",
              "Once they accept, set the lead to “Contacted” and the follow-up to the next working day.",
            ],
          },
        ],
      },
      guide: {
        title: "Drafting the second message",
        description:
          "Three parts, 70 words at most, exactly one question mark. What you say about yourself has to be true, and true right now.",
        parts: [
          { title: "Thanks", text: "Half a line. Accepting was a click, not a favor." },
          {
            title: "Your thought",
            text: "What you are working on or would do differently, brief enough to disagree with. No services.",
          },
          {
            title: "The question",
            text: "About their working day. They can answer it without looking anything up or asking the boss.",
          },
        ],
        samples: [
          {
            title: "Two ways, one question",
            text: `{{salutation}},

Thanks for connecting. I’m working on {{own_project}} at the moment and can see two ways to go about it.

One: {{way_a}}.
The other: {{way_b}}.

Which is closer to what you do at {{company}}? One word will do.

Best wishes,
{{my_name}}`,
          },
          {
            title: "On a line from their post",
            text: `{{salutation}},

Good to be connected. You wrote: “{{quote}}”.

I’d start with {{first_step}}, because {{first_step_reason}}. What would be the argument against that at {{company}}?

Best wishes,
{{my_name}}`,
          },
          {
            title: "After a change in the company",
            text: `{{salutation}},

Thank you for accepting. I got in touch because of the news about {{company}}: {{change}}. From the outside these things always look finished.

What is taking longer than you thought?

Best wishes,
{{my_name}}`,
          },
        ],
      },
      templateNote: "You draft the second message here and send it in the next step, once they have accepted.",
    },
    secondMessage: {
      title: "The second message",
      content: {
        title: "The conversation starts with a question",
        description:
          "They have accepted your request, and that is all that has happened so far. Your message says thank you and asks; it doesn’t mention your services. What comes next depends entirely on the answer.",
        tips: [
          {
            title: "The day after they accept",
            points: [
              "Sleep on it. A message within the minute looks like software.",
              "Leave out links to your services, attachments and calendars. Any of them turns the question into an ad.",
              "Note in the CRM which question you asked. After 30 messages you will see which ones get answers.",
            ],
          },
          {
            title: "When somebody answers",
            points: [
              "Respond to what they said in two sentences, then go one level deeper.",
              "Copy the answer word for word into the lead’s timeline. It will be the first paragraph of your proposal.",
              "Set the temperature to “Warm” as soon as they ask you something.",
            ],
            example:
              "“It’s sign-off that holds us up.” “In two companies I know it was vacation cover. Who signs off at yours when the manager is away?”",
          },
          {
            title: "When they ask what you do",
            points: [
              "Say in two sentences who you work for and what changed for them. Then hand the question back.",
              "If another question follows, suggest 20 minutes on the phone.",
              "A friendly “thanks, not a priority” is a no. Say thank you and close the lead.",
            ],
            example:
              "“I sort out sign-off for retailers. At the last one it went from 11 days to 4. How long does it take at yours?”",
          },
        ],
      },
      guide: {
        title: "Drafting the first follow-up",
        description: "In case your question gets buried. It is shorter than the question and brings something with it.",
        parts: [
          { title: "Link back", text: "Your earlier question in half a sentence. No “just checking in”." },
          { title: "Something useful", text: "Something you found, or your own answer to the question." },
          { title: "Way out", text: "A yes has to be enough. Better still if they don’t need to reply at all." },
        ],
        samples: [
          {
            title: "With a find",
            text: `{{salutation}},

After asking you, I kept looking myself and found something: {{find}}. It might save you an hour.

Shall I send it over? A yes is enough.

Best wishes,
{{my_name}}`,
          },
          {
            title: "With your own answer",
            text: `{{salutation}},

In the meantime I’ve had to answer the question I put to you. {{own_answer}}

No need to reply. But if it went differently at {{company}}, I’d love to hear how.

Best wishes,
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "You draft the first follow-up here for the next step, in case your second message goes unanswered.",
    },
    followUp: {
      title: "Follow up",
      content: {
        title: "Write again without pushing",
        description:
          "If nobody answers, send the follow-up you prepared after 5–7 days. Stop after 2–3 follow-ups and leave the contact in peace. Once an answer comes, forget the schedule: the conversation decides when you write.",
        tips: [
          {
            title: "The intervals",
            points: [
              "After the first follow-up, let at least two weeks go by.",
              "You may be able to see that they have read it. Never mention it.",
              "If they name a month, set the follow-up to its second Tuesday and note the sentence in which it came up.",
            ],
            example:
              "“After stocktaking” means mid-January for most retailers. Follow-up on 14 January, note: “Sign-off, after stocktaking, Ms Hanson on 3 November”.",
          },
          {
            title: "What you bring",
            points: [
              "Bring something that works without you: a number, a form, somebody else’s article.",
              "It fits their post or their situation. Your latest blog entry rarely does.",
              "Ask whether you may send it. That is more polite than a link and gets you the answer you are after.",
            ],
            example:
              "“The retail association has published return rates by product group. Yours is in there. Would you like the table?”",
          },
          {
            title: "When to stop",
            points: [
              "After the last follow-up, set the lead to “Lost”, reason: no answer. It gets no further date.",
              "“Lost” is not a permanent archive. You have to delete data you no longer need (Art. 17 GDPR); after 12 months without contact the lead will ask you.",
              "If somebody asks you to stop, that applies at once and for good (Art. 21 GDPR). Keep only name, company and a tag such as “do not contact”, so that you don’t write again by mistake.",
              "You can stay connected. Some people come to you months later because they kept seeing your posts.",
            ],
          },
        ],
      },
      guide: {
        title: "The last follow-up",
        description:
          "It closes the subject from your side, which makes it the easiest message of all. There is also a reply for people who ask where you got their data.",
        parts: [
          { title: "The assumption", text: "You assume the most harmless reason: wrong time or wrong person." },
          { title: "The full stop", text: "You say that you won’t ask again, and you don’t." },
          { title: "The open door", text: "One word that lets them pick the subject up again." },
        ],
        samples: [
          {
            title: "Wrong time",
            text: `{{salutation}},

I’ve asked twice and probably caught two busy days. I won’t ask a third time, and I’ll go on reading your posts.

If {{question_topic}} ever comes up at {{company}}, a line is all it takes.

All the best,
{{my_name}}`,
          },
          {
            title: "Wrong person",
            text: `{{salutation}},

Perhaps {{question_topic}} isn’t your area at {{company}} at all. If so, I’m sorry for all the questions.

Who would you ask about it? I’ll only mention your name if you don’t mind.

Many thanks,
{{my_name}}`,
          },
          {
            title: "Where did you get my data?",
            text: `{{salutation}},

I took your name, company and role from {{data_source}} so that I could write to you. Apart from our messages I have nothing else on file.

If you’d rather I didn’t, I’ll delete it today; a line is enough. How I handle data and what rights you have is set out here: {{privacy_link}}

Kind regards,
{{my_name}}`,
          },
        ],
      },
      templateNote: "This template belongs to this step. It is the second follow-up, and usually the last.",
    },
    offer: {
      title: "Proposal on request",
      content: {
        title: "Propose when you are asked to",
        description:
          "Only people who have asked get a proposal. “What would that cost?” is a request, “Interesting” isn’t. After the call you have 24–48 hours, and you ask about it after 3–5 days.",
        tips: [
          {
            title: "What to settle first",
            points: [
              "Record the request in the timeline, with its date and wording.",
              "You know the scope, the date, who signs off and the budget range. If one is missing, call before you do the math.",
              "If they only want “a ballpark”, give a range and ask which half sounds more like them.",
            ],
            example:
              "“For two warehouses it’s between €4,000 and €7,000, depending on how clean the product data is. What shape is yours in?”",
          },
          {
            title: "The page itself",
            points: [
              "The first two lines come from the timeline. Use their words, not your reading of them.",
              "Start small. With a stranger, people sign more easily for three days than for three months.",
              "A line that says “not included” saves you the first argument.",
              "Give the date until which price and start are valid, about 21 days ahead.",
            ],
            example:
              "Not included: cleaning up product data, training the seasonal staff. The warehouse does both itself, or we agree on them separately.",
          },
          {
            title: "Once you’ve sent it",
            points: [
              "On day 4, ask which line they are still discussing instead of how things are going.",
              "After a no, ask one question: was it the price, the timing or the thing itself?",
              "After a yes, the first working day is in the calendar within two weeks.",
            ],
          },
        ],
      },
      guide: {
        title: "How to build the proposal",
        description: "It fits into a message or onto one page. Each line can be negotiated separately.",
        parts: [
          { title: "Who asked", text: "When and for what. Anyone reading along can see that you were invited." },
          { title: "The result", text: "What there will be at the end and how both sides recognize it." },
          { title: "Time and price", text: "Start, length, amount, VAT and payment terms, one line each." },
          { title: "The close", text: "How long it is valid, and the one word that accepts it." },
        ],
        samples: [
          {
            title: "Proposal for a small start",
            text: `{{salutation}},

You asked what {{service}} would cost at {{company}}. Here is a first part that is useful on its own.

Result: {{result}}
Length: {{work_time}}, starting on {{start}}
Price: €{{price}} plus VAT, payable 14 days after you sign it off
Not included: {{not_included}}

This is valid for 21 days. Reply “agreed” and I’ll send the confirmation. If one of the lines bothers you, please tell me which.

Best wishes,
{{my_name}}`,
          },
          {
            title: "Message with the proposal as a PDF",
            text: `{{salutation}},

Attached is the proposal you asked for. The only thing to decide is whether we start with {{part_one}} or agree on {{part_two}} at the same time.

I’d take just the first. After that you’ll know whether you need the second.

If I don’t hear from you, I’ll get in touch on {{reminder_date}}.

Best wishes,
{{my_name}}`,
          },
        ],
      },
      templateNote: "Your proposal as a message. Send it only if the lead’s timeline shows that they asked for it.",
    },
  },
} satisfies Texts["guides/cold-journey"];
