import type { Texts } from "../../areas.ts";

export default {
  description:
    "You choose whom you would like to work with and start a conversation with people who do not know you. Every request is written by you, and there is no proposal until somebody wants one.",
  steps: {
    audience: {
      title: "Define your audience",
      content: {
        title: "Whom you write to, before you decide what",
        description:
          "An audience is usable when you can tell within ten seconds whether a name belongs to it. German law (section 7 of the Unfair Competition Act, UWG) forbids advertising messages without prior consent to recipients in Germany, businesses included, and a connection is not consent. That is why the messages on this journey open a conversation and do not advertise.",
        tips: [
          {
            title: "Your audience in one line",
            points: [
              "Write down industry, role, size and region, one word or number for each.",
              "Add a feature that shows from outside: a new site, a new head, a trade fair in eight weeks.",
              "Put the line into the people search. 50 to 500 hits are workable; with 5,000 a feature is missing.",
            ],
            example:
              "Head of purchasing, food manufacturer with 50 to 250 people, north of England, opened a second site within the past six months.",
          },
          {
            title: "Is the need there?",
            points: [
              "Ask three former clients what happened in the four weeks before they called you. That is the occasion to look for.",
              "Read ten job ads from the industry. If your subject is in fewer than three, pick another industry.",
              "Have somebody from the audience explain their work to you for twenty minutes, without wanting anything.",
            ],
            example:
              "A client’s answer: “The auditors had found the same gap for the second time.” So your occasion is: an audit is due within eight weeks.",
          },
          {
            title: "What to have ready",
            points: [
              "Two jobs done for this audience that you can tell in three sentences each.",
              "Five questions to which you honestly don’t know the answer. All your messages grow from them.",
              "A list of those you leave alone: your clients’ competitors, former employers, everybody who has said no.",
            ],
          },
          {
            title: "If they are in the UK or the US",
            points: [
              "UK: under PECR, marketing messages may go to companies without consent. Sole traders and ordinary partnerships count as individuals and have to agree first.",
              "UK GDPR covers every named person: be able to say where you found them, and stop as soon as they object.",
              "US: commercial e-mail needs your postal address and a way to opt out, and an opt-out has to be honoured within ten business days.",
            ],
          },
        ],
      },
    },
    leads: {
      title: "Find leads",
      content: {
        title: "A reason beside every name",
        description:
          "A daily goal of, say, 10 leads is plenty if you can name the occasion for each. Class and temperature tell you the next morning where to begin. Draft the note for the request at once, while you still know why the name is on the list.",
        tips: [
          {
            title: "Where the names are",
            points: [
              "In conference programmes: name, company and subject on a single page.",
              "Under posts in your industry. People who argue there answer more often than people who press “Like”.",
              "On the business pages of regional papers: new buildings, successions, anniversaries.",
              "With your clients: ask for two names, and whether you may mention where you got them.",
            ],
            example:
              "From a logistics programme: “Returns in dispatch: three attempts, one result”. The speaker runs the warehouse of a retailer with 180 people. A name, an occasion, a question.",
          },
          {
            title: "Class A, B or C",
            points: [
              "A: industry, role and occasion all fit. Start every day with these.",
              "B: industry and role fit, the occasion is missing. Follow them and wait for one.",
              "C: only the industry fits. No request, but a good name to ask later who is in charge of what.",
            ],
            example:
              "Head of logistics in retail who posted about returns yesterday: A. Her colleague in Leeds who has never posted: B. The trainee in the same warehouse: C.",
          },
          {
            title: "Hot, warm or cold",
            points: [
              "Hot: has voiced the need, in public or to you. Answer the same day.",
              "Warm: knows your name, has commented on your posts or is trying to hire.",
              "Cold: has never heard of you. To begin with, nine out of ten on this journey.",
              "Keep “Class” and “Temperature” up to date in the CRM; after each reply only the temperature needs a second look.",
            ],
          },
          {
            title: "Ten in three quarters of an hour",
            points: [
              "Use one source a day: the conference today, the newspaper tomorrow.",
              "Put the occasion into “Next step” in ten words or fewer. If none comes to mind, the name stays off the list.",
              "Search by hand. Programs that read profiles or send requests break LinkedIn’s rules and may cost you the account.",
            ],
          },
        ],
      },
      guide: {
        title: "Drafting the note",
        description: "200 characters at most. Each sample still fits when the names are long.",
        parts: [
          {
            title: "Where from",
            text: "The post, the conference, the news item, precise enough for them to remember.",
          },
          { title: "What caught you", text: "Half a sentence of your own. Curiosity counts, praise does not." },
          { title: "The request", text: "To connect, no more. What you do stands below your name." },
        ],
        samples: [
          {
            title: "Occasion: a post",
            text: "Hi {{first_name}}, your post on {{topic}} stops at the point where it always gets hard for me: who goes first? I’d like to read how that continues. May I connect?",
          },
          {
            title: "Occasion: an event",
            text: "Hi {{first_name}}, I sat further back at {{event}} and wrote your question down. I’ve been looking for the answer since. Shall we stay in touch here?",
          },
          {
            title: "Occasion: news",
            text: "Hi {{first_name}}, I’ve just read about the change at {{company}}: {{occasion}}. What that is like from the inside would interest me. Will you accept my request?",
          },
        ],
      },
      templateNote: "This template prepares the next step: the connection request is drafted here and sent from there.",
    },
    connection: {
      title: "Ask to connect",
      content: {
        title: "A few a day, each of them meant",
        description:
          "A request stays under 300 characters; free accounts have 200, and only a handful of notes a month. Send 5–10 requests a day, since nobody can hold more conversations properly at once. While you wait for them to accept, write the second message.",
        tips: [
          {
            title: "Before you send",
            points: [
              "Open the profile: is the job still current? A move often shows only days old.",
              "Read the note aloud. If it could go to a hundred people, it has no occasion.",
              "Strike every clause that describes your services. All the note has to do is be accepted.",
            ],
            example:
              "Instead of “I help retailers go digital”: “Letting customers sort the returns themselves on the third attempt: I’ve thought about that since the conference.”",
          },
          {
            title: "When you are out of notes",
            points: [
              "Comment on a post first, two sentences with a number of your own. Send the bare request the day after.",
              "Save your notes for class A.",
              "Check the line under your name. Without a note it is all they read about you.",
            ],
            example:
              "Comment on Monday: “Ours were at 14 per cent, and in the end it was the size chart.” Request without a note on Tuesday: they know the name.",
          },
          {
            title: "Count and clear out",
            points: [
              "If fewer than three in ten accept, change the occasion, not the number.",
              "Withdraw whatever is still open after three weeks. You cannot ask the same person again for some weeks after that.",
              "When they accept, set the lead to “Contacted” and the follow-up to the next working day.",
            ],
          },
        ],
      },
      guide: {
        title: "Drafting the second message",
        description:
          "Three parts, 60 words at most, exactly one question mark. What a sample claims has to be true of you.",
        parts: [
          { title: "Thanks", text: "Half a line. Accepting was a click, not a favour." },
          {
            title: "Your thought",
            text: "What puzzles you about the subject or went differently for you. No services.",
          },
          {
            title: "The question",
            text: "About their working day, answerable without looking anything up or asking the boss.",
          },
        ],
        samples: [
          {
            title: "Asking where it sticks",
            text: `Hi {{first_name}},

Thanks for connecting. On paper {{topic}} looks the same everywhere, and then it jams in a different place in every company.

Where does it jam at {{company}}? One word will do.

Best wishes
{{my_name}}`,
          },
          {
            title: "Experience for experience",
            text: `Hi {{first_name}},

Good to be in touch. I’m in the middle of a project on {{topic}} and we can’t agree on what comes first, the rules or the tool. You have been through it.

What did you begin with?

Best wishes
{{my_name}}`,
          },
          {
            title: "After a change in the company",
            text: `Hi {{first_name}},

Thank you for accepting. {{occasion}} is a few weeks old now, and from outside these things always look finished.

What has taken longer than you thought?

Best wishes
{{my_name}}`,
          },
        ],
      },
      templateNote: "This template prepares the next step: the second message, sent once they have accepted.",
    },
    secondMessage: {
      title: "The second message",
      content: {
        title: "The conversation starts with a question",
        description:
          "They have accepted your request, and nothing else has happened yet. Your message says thanks and asks; there is not a word about your services. What comes next depends on the answer alone.",
        tips: [
          {
            title: "The day after they accept",
            points: [
              "Let a night pass. A message in the same minute looks like software.",
              "No link, no attachment, no calendar: any of them turns the question into an advert.",
              "Note in the CRM which question you asked. After thirty messages you will see which ones bring answers.",
            ],
          },
          {
            title: "When somebody answers",
            points: [
              "Respond to what they said in two sentences, then ask one level deeper.",
              "Enter the answer word for word in the lead’s history. It becomes the first paragraph of your proposal.",
              "Set the temperature to “Warm” as soon as they ask something themselves.",
            ],
            example:
              "“It’s sign-off that holds us up.” “In two companies I know it was the holiday cover. Who signs off at yours when the head is away?”",
          },
          {
            title: "When they ask what you do",
            points: [
              "Two sentences: whom you work for and what was different afterwards. Then hand the question back.",
              "If a second question follows, suggest twenty minutes on the phone.",
              "A friendly “thanks, not a priority” is a no. Say thank you and close the lead.",
            ],
            example:
              "“I sort out sign-off for retailers. At the last one it went from eleven days to four. How long does it take with you?”",
          },
        ],
      },
      guide: {
        title: "Drafting the first follow-up",
        description: "In case your question gets buried. It is shorter than the question and brings something along.",
        parts: [
          { title: "Link back", text: "The subject in three words. No “hope you are well”." },
          { title: "Extra", text: "A find by somebody else, or an easier version of your question." },
          { title: "Way out", text: "It must be possible to answer with a letter or a word." },
        ],
        samples: [
          {
            title: "With a find",
            text: `Hi {{first_name}},

I came across {{find}} and thought of {{company}}: somebody there has done the sums on what occupies us both.

Shall I send it? A yes is enough.

Best wishes
{{my_name}}`,
          },
          {
            title: "With the easier question",
            text: `Hi {{first_name}},

My question was probably too big for a coffee break. A smaller one: this year, is {{topic}} at {{company}}

a) done,
b) under way or
c) miles off?

A letter will do.

Best wishes
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "This template prepares the next step: the first follow-up, in case your second message stays unanswered.",
    },
    followUp: {
      title: "Follow up",
      content: {
        title: "Write again without pushing",
        description:
          "If there is no answer, send the follow-up you prepared after 5–7 days. At most 2–3 follow-ups, then leave the contact in peace. Anyone who answers is out of this rhythm at once: from there the conversation decides when you write.",
        tips: [
          {
            title: "The intervals",
            points: [
              "After the first follow-up, let at least two weeks go by.",
              "You may be able to see that they have read it. Never mention it.",
              "If they name a month, put the follow-up on its second Tuesday and note the sentence in which it came up.",
            ],
            example:
              "“After stocktaking” means mid-January for most retailers. Follow-up on 14 January, note: “Sign-off, after stocktaking, Ms Hanson on 3 November”.",
          },
          {
            title: "What you bring",
            points: [
              "A number, a form, somebody else’s article: something that works without you.",
              "It fits their post or their situation. Your latest blog entry rarely does.",
              "Ask whether you may send it. That is politer than the link and gets you the answer you are after.",
            ],
            example:
              "“The retail association has published return rates by product group. Yours is among them. Would you like the table?”",
          },
          {
            title: "When to stop",
            points: [
              "After the last follow-up, set the lead to “Lost”, reason: no answer. It gets no further date.",
              "If somebody asks you to stop, that holds at once and for good. A tag such as “do not contact” prevents accidents.",
              "You stay connected. Someone who goes on seeing your posts may come to you.",
            ],
          },
        ],
      },
      guide: {
        title: "The last follow-up",
        description: "It closes the subject from your side, which makes it the easiest message of all.",
        parts: [
          { title: "The assumption", text: "You suppose the most harmless reason: wrong time or wrong person." },
          { title: "The full stop", text: "You say that you will not ask again, and keep to it." },
          { title: "The open door", text: "One word with which they can take the subject up again." },
        ],
        samples: [
          {
            title: "Wrong time",
            text: `Hi {{first_name}},

I’ve asked twice and caught two busy days, I suspect. So I’ll let {{topic}} rest and go on reading your posts.

If it ever lands on the table at {{company}}, a line is enough.

All the best
{{my_name}}`,
          },
          {
            title: "Wrong person",
            text: `Hi {{first_name}},

Perhaps I’ve been asking you about something that isn’t yours to deal with at {{company}}. If so, my apologies.

Whom would you ask about {{topic}}? I’ll only mention you if you don’t mind.

Many thanks
{{my_name}}`,
          },
        ],
      },
      templateNote: "This template belongs here: the second follow-up, and mostly the last.",
    },
    offer: {
      title: "Proposal on request",
      content: {
        title: "Propose when somebody asks you to",
        description:
          "Only people who have asked get a proposal. “What would that cost?” is a request, “Interesting” is not. After the call you have 24–48 hours, and after 3–5 days you ask.",
        tips: [
          {
            title: "What is settled beforehand",
            points: [
              "Record the request in the history, with its date and wording.",
              "You know scope, date, sign-off and budget range. If one is missing, ring before you calculate.",
              "If they want “a ballpark”, name a range and ask which half sounds more like them.",
            ],
            example:
              "“For two warehouses it is between £4,000 and £7,000. What makes the difference is how clean the product data is. What is yours like?”",
          },
          {
            title: "The page itself",
            points: [
              "The first two lines come from the history: what they wrote, not your reading of it.",
              "Start small. With a stranger it is easier to sign for three days than for three months.",
              "A line that says “not included” saves the first argument.",
              "Give the date until which price and start hold, some 21 days ahead.",
            ],
            example:
              "Not included: cleaning up product data, training the seasonal staff. The warehouse does both itself, or we agree them separately.",
          },
          {
            title: "Once it is out",
            points: [
              "On day four ask about the line they are still discussing, not about progress.",
              "After a no, a single question: was it the price, the timing or the thing itself?",
              "After a yes, the first working day is in the diary within two weeks.",
            ],
          },
        ],
      },
      guide: {
        title: "How the proposal is built",
        description: "It fits into a message or on one page. Each line can be negotiated on its own.",
        parts: [
          { title: "Who asked", text: "When and for what. Anybody reading along can see that you were invited." },
          { title: "The result", text: "What exists at the end and how both sides recognise it." },
          { title: "Time and price", text: "Start, length, amount, VAT, payment terms: one line each." },
          { title: "The close", text: "How long it holds, and the one word that accepts it." },
        ],
        samples: [
          {
            title: "Proposal for a small start",
            text: `Hi {{first_name}},

You asked what {{topic}} would cost at {{company}}. Here is a first part that is useful by itself.

Result: {{result}}
Length: three working days, starting on {{start}}
Price: £{{price}} plus VAT, payable 14 days after you sign it off
Not included: putting it into practice afterwards

This holds for 21 days. Reply “agreed” and I’ll send the confirmation. If a line bothers you, please tell me which.

Best wishes
{{my_name}}`,
          },
          {
            title: "Message with the proposal as a PDF",
            text: `Hi {{first_name}},

Attached is the proposal you asked for on our call. It is one page long.

There is only one thing to decide: the first part alone or both together. I would begin with the first. After that you will know whether you need the second.

If I hear nothing, I’ll get in touch on {{date}}.

Best wishes
{{my_name}}`,
          },
        ],
      },
      templateNote: "Your proposal as a message: send it only when the request for it stands in the lead’s history.",
    },
  },
} satisfies Texts["guides/cold-journey"];
