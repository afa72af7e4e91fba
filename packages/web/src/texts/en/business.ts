import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, go to the overview",
  area: "Business",
  tabList: "Areas",
  tabs: { overview: "Overview", guides: "Guides", kpis: "KPIs", crm: "CRM" },
  greeting: (name: string) => `Hello, ${name}`,
  firstDay: "Add your first working day",
  sample: "Sample",
  sampleNotice:
    "You have no figures of your own yet. The samples show what your overview will look like once your team adds working days.",
  figures: {
    title: (month: string) => `Your figures in ${month}`,
    sampleTitle: "A month in figures",
    steps: {
      contacted: "Leads contacted",
      interested: "Showed interest",
      appointments: "Meetings booked",
      won: "Projects won",
    },
    share: (share: string) => `${share} of those contacted`,
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
    requests: {
      title: "Answer the requests for your projects",
      text: (count: number) =>
        count === 1 ? "1 request is waiting for your answer." : `${count} requests are waiting for your answer.`,
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
      title: "Add your latest working day",
      text: "It takes two minutes in the evening, while the figures are still fresh.",
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
  campaigns: {
    title: "Campaigns",
    lead: "All working days from the KPIs, grouped by target group.",
    sampleLead: "This is how your target groups compare once the KPIs contain working days.",
    sampleNames: ["Mechanical engineering, purchasing", "Software companies, management", "Logistics, operations"],
    name: "Target group",
    columns: ["Working days", "Contacted", "Interest", "Meetings", "Won"],
    unnamed: "No target group",
  },
  company: {
    loadFailed: "Your company’s entries could not be loaded",
    kpisLead: "Your company’s sales diary. Members add their own working days, and everyone sees them.",
    deleteAllText: (count: number) =>
      `${count === 1 ? "Your working day" : `Your ${count} working days`} will be deleted for everyone in the company, and your goal on this device as well. Other members’ working days stay.`,
    scope: "Whose figures",
    scopes: { everybody: "Everyone", me: "Me" },
    by: (name: string) => `Entered by ${name}`,
    formerMember: "Former member",
    notSaved: "Not saved yet",
    notSavedText: (reason: string) =>
      `${reason} Your entries are safe on this device and will be saved as soon as possible.`,
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
    resend: (email: string) => `Resend: ${email}`,
    withdraw: (email: string) => `Withdraw invitation: ${email}`,
    inviteAddress: "E-mail address",
    inviteHint: "The invitation is valid for 14 days. Your team can have up to 10 members.",
    invite: "Invite",
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
    questions: {
      remove: {
        title: (name: string) => `Remove ${name} from the team?`,
        description:
          "Their entries stay in the company under their name. They can only come back with a new invitation.",
        confirm: "Remove",
      },
      handOver: {
        title: (name: string) => `Hand over ownership to ${name}?`,
        description:
          "You stay on as a member. Only the new owner can then invite and remove members or hand over ownership.",
        confirm: "Hand over",
      },
      leave: {
        title: (_name: string) => "Leave the team?",
        description:
          "Your entries stay with the company under your name. You can only come back with a new invitation.",
        confirm: "Leave",
      },
    },
  },
  support: {
    title: "Your support",
    contact: "Questions",
    contactText: "Write to us about figures, your team or your contract. We reply by e-mail.",
    write: "Write a message",
    call: "Strategy call",
    callText: "We go through your figures together and decide what to try next.",
    callMessage: "What would you like to talk about, and when would suit you?",
    callSubject: "Strategy call",
    replyTo: (email: string) => `We will send possible times to ${email}.`,
    requestCall: "Request a call",
    sendCall: "Send",
    callSent: "Request sent",
    agreedFailed: "Session and documents could not be loaded",
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
