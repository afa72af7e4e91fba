import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, go to the overview",
  area: "Business",
  tabList: "Areas",
  tabs: { overview: "Overview", guides: "Guides", kpis: "KPIs", crm: "CRM" },
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    day: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  firstDay: "Add your first working day",
  sample: "Sample",
  sampleNotice:
    "You have no figures of your own yet. The samples show what your overview will look like once your team adds working days.",
  figures: {
    title: (month: string) => `Your figures in ${month}`,
    titleOf: (name: string, month: string) => `${name}’s figures in ${month}`,
    sampleTitle: "A month in figures",
    steps: {
      contacted: "Leads contacted",
      interested: "Showed interest",
      appointments: "Meetings booked",
      won: "Projects won",
    },
    share: (share: string) => `${share} of those contacted`,
    unchanged: "±0%",
    compared: (change: string, month: string) => `${change} vs. ${month}`,
    comparedToDate: (change: string, month: string) => `${change} vs. ${month}, to the same day`,
  },
  targets: {
    title: "Monthly targets",
    lead: "What do you want to reach together in a month? The targets apply every month until you change them. An empty field is no target.",
    membersHint: "To set targets for one member, choose only their figures in the overview.",
    titleOf: (name: string) => `Monthly targets for ${name}`,
    leadOf:
      "The targets apply every month until you change them. Only you and this member see them. An empty field is no target.",
    empty: "With a monthly target you see whether your pace is enough.",
    set: "Set monthly targets",
    change: "Change monthly targets",
    saved: "Monthly targets saved",
    of: (target: string) => `of ${target}`,
    progressOf: (figure: string) => `${figure}, monthly target`,
    progress: (count: string, target: string) => `${count} of ${target}`,
    reached: "Target reached",
    forecast: (count: string) => `${count} at this pace`,
    reference: (month: string, count: string) => `In ${month}: ${count}`,
  },
  tasks: {
    title: "Tasks",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: "Done",
    open: "Open",
    toProfile: "Open profile",
    toKpis: "Go to the KPIs",
    toTeam: "Open team",
    toRequests: "Open requests",
    toAnswer: "Read reply",
    toAnswers: "Read replies",
    toMessage: "Read message",
    toMessages: "Read messages",
    requests: {
      title: "Answer the requests for your projects",
      text: (count: number) =>
        count === 1 ? "1 request is waiting for your answer." : `${count} requests are waiting for your answer.`,
    },
    offer: {
      title: (name, price) => `Offer from ${name}: ${price}`,
      titlePerDay: (name, price) => `Offer from ${name}: ${price} per day`,
      text: "Accept it or decline it.",
      toOffer: "View the offer",
    },
    dates: {
      title: (name) => `Answer the dates that ${name} suggested`,
      one: (when) => `${when}. Accept the date or decline it.`,
      several: (count) => `Choose one of the ${count} dates or decline all of them.`,
      toDates: "View the dates",
    },
    answers: {
      one: {
        accepted: (name) => `${name} accepted your request`,
        rejected: (name) => `${name} declined your request`,
        acceptedOf: (name, sender) => `${name} accepted the request from ${sender}`,
        rejectedOf: (name, sender) => `${name} declined the request from ${sender}`,
        text: "You will find the reply among your requests.",
        wordless: {
          accepted: "Write next how to proceed.",
          rejected: "No reason is given.",
        },
        andWritten: (answer) => `${answer} and wrote to you`,
        messages: (count) =>
          count === 1 ? "1 new message under your requests." : `${count} new messages under your requests.`,
      },
      several: {
        title: (count) => `${count} freelancers have replied`,
        text: (accepted, rejected, messages) =>
          `Accepted: ${accepted}, declined: ${rejected}${messages > 0 ? `, new messages: ${messages}` : ""}.`,
      },
    },
    messages: {
      from: (count, name) => (count === 1 ? `1 new message from ${name}` : `${count} new messages from ${name}`),
      fromSeveral: (count, people) => `${count} new messages from ${people} freelancers`,
      text: "Read and reply under your requests.",
      about: (count, title) =>
        count === 1 ? `1 new message about “${title}”` : `${count} new messages about “${title}”`,
      aboutSeveral: (count, projects) => `${count} new messages about ${projects} projects`,
      textOfProjects: "Read and reply under the requests for your projects.",
    },
    profile: {
      title: "Complete your profile",
      text: "Your LinkedIn profile and a short description help us prepare for our call.",
    },
    company: {
      title: "Enter the name of your company",
      text: "It appears in invitations and above your projects. You invite your team in the same window.",
    },
    day: {
      title: "Add today’s working day",
      text: "It takes two minutes in the evening, while the figures are still fresh. At the weekend, Friday counts.",
    },
    friday: {
      title: "Add Friday",
      text: "It takes two minutes, while the figures are still fresh. At the weekend, Friday counts.",
    },
    group: {
      title: "Name a target group for every working day",
      text: "This is what lets you compare campaigns.",
    },
    learning: {
      title: "Record a learning from the last update session",
      text: "One is enough. It stays in your list of learnings until you delete it.",
    },
  },
  learnings: {
    title: "Learnings from update sessions",
    lead: "Visible to everyone in the company. What you are writing stays on this device until you save it.",
    notStored: "This browser’s storage is full or blocked. Nothing is lost as long as this page stays open.",
    saveFailed: "The learning could not be saved.",
    deleteFailed: "The learning could not be deleted.",
    loadFailed: "The learnings could not be loaded",
    topics: {
      worked: {
        title: "What works",
        question: "What has worked?",
        example: "For example: opening with a question gets more replies.",
      },
      blocked: {
        title: "What blocks us",
        question: "What has held us back?",
        example: "For example: no next step is agreed after the first conversation.",
      },
      next: {
        title: "What’s next",
        question: "What will we try before the next session?",
        example: "For example: contact only local businesses for two weeks.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Record",
    missing: "Please write down what you want to record.",
    empty: "Nothing recorded yet.",
    delete: (text: string) => `Delete: ${text}`,
    deleted: "Learning deleted",
  },
  results: {
    title: "Results compared",
    period: "Period",
    periods: { month: "This month", quarter: "3 months", all: "All time" },
  },
  campaigns: {
    title: "Campaigns",
    lead: "The working days from the KPIs, grouped by target group.",
    empty: "No working days have been entered for this period.",
    sampleLead: "This is how your target groups compare once the KPIs contain working days.",
    sampleNames: ["Mechanical engineering, purchasing", "Software companies, management", "Logistics, operations"],
    name: "Target group",
    columns: ["Working days", "Contacted", "Interest", "Meetings", "Won"],
    unnamed: "No target group",
  },
  members: {
    title: "By member",
    lead: "The working days from the KPIs, grouped by member.",
    name: "Member",
    columns: ["Working days", "Contacted", "Interest", "Meetings", "Won", "Latest entry"],
  },
  company: {
    loadFailed: "Your company’s entries could not be loaded",
    kpisLead: "Your company’s sales diary. Members add their own working days, and everyone sees them.",
    deleteAllText: (count: number) =>
      `${count === 1 ? "Your working day" : `Your ${count} working days`} will be deleted for everyone in the company, and your goal on this device as well. Other members’ working days stay.`,
    scope: "Whose figures",
    everybody: "All members",
    by: (name: string) => `Entered by ${name}`,
    formerMember: "Former member",
    notSaved: "Not saved yet",
    notSavedText: (reason: string) =>
      `${reason} Your entries are safe on this device and will be saved as soon as possible.`,
    unsavedTitle: "Not saved",
    unsaved: (fields: string) => `Too long or too large: ${fields}. Everything else is saved.`,
    conflictTitle: "Different value on another device",
    conflict: (field: string, date: string, stored: string, sent: string) =>
      `${field}, ${date}: “${stored}” there, “${sent}” here. The other device’s value is kept.`,
    fields: {
      date: "Date",
      leadsKontaktiert: "Leads contacted",
      interesseGezeigt: "Showed interest",
      terminVereinbart: "Meeting booked",
      projektGewonnen: "Project won",
      zielgruppe: "Target group",
      notizen: "Notes",
    },
  },
  takeOver: {
    found: (days: number, learnings: number) =>
      `On this device there ${days + learnings === 1 ? "is" : "are"} ${[
        days > 0 && (days === 1 ? "1 working day" : `${days} working days`),
        learnings > 0 && (learnings === 1 ? "1 learning" : `${learnings} learnings`),
      ]
        .filter(Boolean)
        .join(" and ")}.`,
    question: "Move them to the company? The other members will see them, too.",
    accept: "Move",
    decline: "Do not move",
    done: "The entries are now in the company",
    failed: "The entries could not be moved. They are still on this device.",
  },
  team: {
    title: "Team",
    loadFailed: "The team could not be loaded",
    companyName: "Company name",
    renamed: "Name saved",
    nameRemoved: "Company name removed",
    nameRemovedHint:
      "New invitations name only you, and new projects suggest no company. Published projects keep the name.",
    members: "Members",
    owner: "Owner",
    member: "Member",
    self: (name: string) => `${name} (you)`,
    activeToday: "Active today",
    activeOn: (date: string) => `Last active on ${date}`,
    neverActive: "Not active yet",
    more: (name: string) => `Actions for ${name}`,
    handOver: "Hand over ownership",
    remove: "Remove from the team",
    leave: "Leave the team",
    memberHint: "The owner can invite and remove members.",
    invitations: "Open invitations",
    noInvitations: "No open invitations.",
    validUntil: (date: string) => `Valid until ${date}`,
    expired: "Expired",
    resend: "Resend",
    resendTo: (email: string) => `Resend: ${email}`,
    withdraw: "Withdraw",
    withdrawOf: (email: string) => `Withdraw invitation: ${email}`,
    inviteTitle: "Invite someone",
    inviteAddress: "E-mail address",
    inviteHint: "The invitation is valid for 14 days. Your team can have up to 10 members.",
    invite: "Invite",
    saveNameAndInvite: "Save name and invite",
    invited: "Invitation sent",
    resent: "Invitation sent again",
    resendFailed: "The invitation could not be sent again.",
    withdrawn: "Invitation withdrawn",
    withdrawFailed: "The invitation could not be withdrawn.",
    removed: "Removed from the team",
    removeFailed: "The person could not be removed",
    handedOver: "Ownership handed over",
    handOverFailed: "Ownership could not be handed over",
    left: "You have left the team",
    leaveFailed: "Could not leave the team",
    /** Conversations and projects that leave the company with a member. `name` is empty when the reader leaves. */
    taken: {
      conversations: (count: number, offers: number, name: string) => {
        const what = count === 1 ? "1 conversation" : `${count} conversations`;
        const begun = `that ${name ? `${name} has` : "you have"} started with freelancers`;
        const offered = offers === 0 ? "" : `, including ${offers === 1 ? "1 open offer" : `${offers} open offers`}`;
        const them = count === 1 ? "it" : "them";
        return name
          ? `${what} ${begun}${offered}${offered && ","} ${count === 1 ? "leaves" : "leave"} your company: you will no longer see ${them}.`
          : `You take along ${what} ${begun}${offered}: your company will no longer see ${them}.`;
      },
      allConversations: (name: string) =>
        name
          ? `Conversations that ${name} has started with freelancers leave your company: you will no longer see them.`
          : "You take along the conversations that you have started with freelancers: your company will no longer see them.",
      projects: (count: number, name: string) => {
        if (name && count === 1) return `1 project of ${name} leaves your company, with the requests for it.`;
        if (name) return `${count} projects of ${name} leave your company, with the requests for them.`;
        return count === 1
          ? "You take along your project, with the requests for it."
          : `You take along your ${count} projects, with the requests for them.`;
      },
      allProjects: (name: string) =>
        name
          ? `Projects of ${name} leave your company, with the requests for them.`
          : "You take along your projects, with the requests for them.",
    },
    questions: {
      remove: {
        title: (name: string) => `Remove ${name} from the team?`,
        description: (name: string) =>
          `${name} is signed out and told by e-mail, and can only come back with a new invitation. Figures and learnings stay in the company under that name.`,
        confirm: "Remove",
      },
      handOver: {
        title: (name: string) => `Hand over ownership to ${name}?`,
        description: (_name: string) =>
          "You stay on as a member. Only the new owner can then invite and remove members or hand over ownership.",
        confirm: "Hand over",
      },
      leave: {
        title: (_name: string) => "Leave the team?",
        description: (_name: string) =>
          "Your figures and learnings stay with the company under your name. You can only come back with a new invitation.",
        confirm: "Leave",
      },
    },
  },
  orders: { title: "Current orders" },
  dates: {
    title: "Dates",
    with: (name, duration) => `With ${name}, ${duration}`,
    sessionWith: (name) => `Your support, with ${name}`,
    toSupport: "Go to your support",
  },
  support: {
    title: "Your support",
    contact: "Questions",
    contactText: "Write to us about figures, your team or your contract. We reply by e-mail.",
    write: "Write a message",
    goesTo: (name: string, email: string) => `Your message goes to ${name} (${email}).`,
    messageSubject: "Question about our work together",
    subject: "Subject",
    message: "Message",
    answerTo: (email: string) => `The reply goes to ${email}.`,
    sendMessage: "Send message",
    messageSent: "Message sent",
    call: "Strategy call",
    callText: "We go through your figures together and decide what to try next.",
    callMessage: "What would you like to talk about, and when would suit you?",
    callSubject: "Strategy call",
    replyTo: (email: string) => `We will send possible times to ${email}.`,
    requestCall: "Request an appointment",
    sendCall: "Send",
    callSent: "Request sent",
    requestedOn: (date: string) => `Requested on ${date}.`,
    requestedBy: (name: string, date: string) => `Requested by ${name} on ${date}.`,
    willReply: "We will send you suggested times by e-mail.",
    repliedOn: (date: string) => `We replied to you by e-mail on ${date}.`,
    agreedFailed: "Contact person, session and documents could not be loaded",
    person: "Contact person",
    reach: "How to reach us",
    phone: (number: string) => `Call ${number}`,
    session: "Next session",
    join: "Join",
    documents: "Documents",
  },
  soon: {
    badge: "Coming soon",
    book: "Book a strategy call",
    guides: {
      title: "Guides for your team",
      lead: "We are building guides that help new team members sell your way from day one.",
      points: [
        "From the first contact to the meeting, step by step",
        "Message texts your team can adapt",
        "Preparing and following up on client meetings",
      ],
    },
    crm: {
      title: "CRM for your team",
      lead: "Your team will see here who is talking to whom and what the next step is.",
      points: ["A shared list of all contacts", "Responsibilities and due follow-ups", "A pipeline with deal values"],
    },
  },
};

export default texts;
