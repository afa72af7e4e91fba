import type { NewPost } from "@linkedpotential/contract/community/schema";

/** Demo user without a sign-in. The premium demo account sees these users in its community. */
interface DemoMember {
  name: string;
  email: string;
  /** Days since the registration. */
  joinedDaysAgo: number;
  profile: { activityArea: string; linkedinUrl: string; skills: string[]; description: string; availability: string };
  posts: readonly NewPost[];
  asks?: DemoRequest;
  /** Collaboration request that the premium account sent about this user's first post, and this user's answer. */
  asked?: DemoRequest;
}

export interface DemoRequest {
  message: string;
  answer?: "accepted" | "rejected";
}

const post = (overrides: Omit<NewPost, "type" | "language"> & Partial<NewPost>): NewPost => ({
  type: "collaboration",
  language: "de",
  ...overrides,
});

export const demoPosts: readonly NewPost[] = [
  post({
    title: "Oberfläche für ein Logistikportal gesucht",
    content:
      "Ein Spediteur mit 40 Standorten löst sein altes Portal ab. Architektur, Schnittstellen und Betrieb liegen bei mir, für die Oberfläche suche ich jemanden, der gern mit Disponenten spricht, bevor er zeichnet. Start im nächsten Monat, etwa zwei Tage in der Woche, ein halbes Jahr lang.",
    industry: "IT & Softwareentwicklung",
    skills: ["TypeScript", "AWS", "Softwarearchitektur"],
    lookingFor: ["UI-Design", "Nutzerforschung", "Figma"],
  }),
  post({
    title: "Gemeinsam anbieten: Cloud und Datenschutz",
    content:
      "Meine Kunden fragen vor jeder Migration dasselbe: Dürfen die Daten dorthin? Ich suche eine Datenschutzberatung, mit der ich ein festes Paket anbieten kann: zwei Workshops, ein Gutachten, ein Umzugsplan.",
    industry: "Beratung (Digital, Business, Strategie)",
    skills: ["AWS", "Migration"],
    lookingFor: ["Datenschutz", "Verträge"],
  }),
];

/** Address of the member whose mail cannot be delivered. */
export const undeliverableMember = "bounce+anja.clausen@simulator.amazonses.com";

export const demoMembers: readonly DemoMember[] = [
  {
    name: "Meike Jansen",
    email: "meike.jansen@linkedpotential.local",
    joinedDaysAgo: 83,
    profile: {
      activityArea: "Content Creation & Copywriting",
      linkedinUrl: "linkedin.com/in/meike-jansen-texte",
      skills: ["Storytelling", "Fachartikel", "Interviews"],
      description: "Ich schreibe auf, was Technikfirmen können, so dass es auch der Einkauf versteht.",
      availability: "Ab sofort, 3 Tage pro Woche, remote",
    },
    asked: {
      message:
        "Guten Tag Frau Jansen, Ihre Serie über Mittelständler habe ich mit Freude gelesen. Ich betreue drei Kunden, deren Projekte es verdient hätten, erzählt zu werden, und mir fehlt die Zeit und das Talent dazu. Vielleicht mögen wir uns in einer halben Stunde darüber austauschen, wie das aussehen könnte?",
      answer: "accepted",
    },
    posts: [
      post({
        title: "Wer hat ein Projekt, das erzählt werden sollte?",
        content:
          "Für eine Reihe über Mittelständler, die leise sehr gute Dinge bauen, suche ich Freelancer mit einem abgeschlossenen Projekt und einem Kunden, der gern darüber spricht. Ich schreibe, ihr bekommt den Text für eure Seite.",
        industry: "Content Creation & Copywriting",
        skills: ["Interviews", "Fachartikel"],
        lookingFor: ["Softwareentwicklung", "Maschinenbau", "Referenzen"],
      }),
    ],
  },
  {
    name: "Rashid Amiri",
    email: "rashid.amiri@linkedpotential.local",
    joinedDaysAgo: 62,
    profile: {
      activityArea: "E-Commerce & Shopmanagement",
      linkedinUrl: "linkedin.com/in/rashid-amiri-commerce",
      skills: ["Shopware", "Produktdaten", "SEO"],
      description: "Shops mit vielen Varianten und wenig Geduld.",
      availability: "Ab März, 4 Tage pro Woche",
    },
    asked: {
      message:
        "Hallo Herr Amiri, für Ihren Shop mit den vielen Varianten habe ich vor zwei Jahren eine sehr ähnliche Suche gebaut: 60.000 Artikel, Filter in unter 200 Millisekunden, ohne eigenen Suchserver. Ich zeige Ihnen gern, was daran gut war und was ich heute anders machen würde. Wann passt es Ihnen?",
    },
    posts: [
      post({
        title: "Shop mit 80.000 Varianten: Wer kann Suche?",
        content:
          "Mein Kunde verkauft Dichtungen. Jede gibt es in hundert Größen, und gefunden wird keine. Ich suche jemanden, der eine Suche bauen kann, die Maße versteht. Budget ist da, der Ärger auch.",
        industry: "E-Commerce & Shopmanagement",
        skills: ["Shopware", "Produktdaten"],
        lookingFor: ["Suche", "TypeScript"],
      }),
    ],
    asks: {
      message:
        "Hallo Herr Brandt, Logistik ist nicht mein Kerngebiet, Stammdaten dagegen schon: Ich habe für zwei Großhändler die Artikel aufgeräumt, bevor das neue Portal kam. Wenn Ihr Spediteur sein Portal ablöst, wird das auch bei ihm anstehen. Wollen wir kurz sprechen, bevor die Schnittstellen feststehen?",
    },
  },
  {
    name: "Svenja Öztürk",
    email: "svenja.oeztuerk@linkedpotential.local",
    joinedDaysAgo: 48,
    profile: {
      activityArea: "Grafikdesign & Branding",
      linkedinUrl: "linkedin.com/in/svenja-oeztuerk-ux",
      skills: ["UI-Design", "Nutzerforschung", "Figma"],
      description: "Oberflächen für Menschen, die den ganzen Tag damit arbeiten.",
      availability: "Ab dem nächsten Monat, 2 Tage pro Woche, Bremen oder remote",
    },
    posts: [
      post({
        title: "Designsystem sucht Entwicklung",
        content:
          "Ich habe für einen Klinikverbund ein Designsystem entworfen, das nun in Code muss: 34 Bausteine, barrierefrei, mit Dokumentation. Gesucht ist jemand, der React mag und Barrierefreiheit nicht für ein Plugin hält.",
        industry: "Grafikdesign & UI/UX",
        skills: ["Figma", "Designsysteme"],
        lookingFor: ["React", "TypeScript", "Barrierefreiheit"],
      }),
    ],
    asks: {
      message:
        "Guten Tag Herr Brandt, mit Disponenten habe ich zuletzt vier Wochen lang gesprochen, bei einer Reederei in Bremerhaven: Wir saßen nachts mit am Pult, und danach hatte die Maske ein Drittel der Felder. Ab dem nächsten Monat habe ich zwei Tage in der Woche frei. Darf ich Ihnen die Arbeit zeigen?",
      answer: "accepted",
    },
  },
  {
    name: "Dr. Paul Lindqvist",
    email: "paul.lindqvist@linkedpotential.local",
    joinedDaysAgo: 47,
    profile: {
      activityArea: "Beratung (Digital, Business, Strategie)",
      linkedinUrl: "linkedin.com/in/paul-lindqvist",
      skills: ["Datenschutz", "Verträge", "Workshops"],
      description: "Datenschutz, der nicht nur Nein sagt.",
      availability: "Einzelne Tage, in Köln oder remote",
    },
    posts: [
      post({
        title: "Wer begleitet eine Einführung von Microsoft 365?",
        content:
          "Die rechtliche Seite ist geklärt, jetzt braucht eine Kanzlei mit 60 Leuten jemanden, der das Ganze einführt und die Leute mitnimmt. Vor Ort in Köln, vier bis sechs Wochen.",
        industry: "Projektmanagement & agile Beratung",
        skills: ["Datenschutz", "Workshops"],
        lookingFor: ["Microsoft 365", "Schulung"],
      }),
    ],
    asks: {
      message:
        "Sehr geehrter Herr Brandt, bei Portalen der Logistik fallen mehr Personaldaten an, als man denkt: Fahrer, Schichten, Standorte im Minutentakt. Ich habe dafür mit einem Betriebsrat eine Vereinbarung geschrieben, die heute noch hält. Falls Ihr Kunde eine braucht, berate ich Sie dazu gern vorab.",
    },
  },
  {
    name: "Emma Clarke",
    email: "emma.clarke@linkedpotential.local",
    joinedDaysAgo: 33,
    profile: {
      activityArea: "Online Marketing & SEO",
      linkedinUrl: "linkedin.com/in/emma-clarke-growth",
      skills: ["Paid Search", "Analytics"],
      description: "Performance marketing for B2B software, in English and German.",
      availability: "Ab sofort, remote",
    },
    posts: [
      post({
        title: "Looking for a German copywriter for a SaaS launch",
        content:
          "My client launches in Germany this spring. Campaigns and landing pages are mine, the German copy should come from somebody who writes it first, not from a translation. Six pages, two rounds.",
        language: "en",
        industry: "Online-Marketing & Performance",
        skills: ["Paid Search", "Analytics"],
        lookingFor: ["Copywriting", "German"],
      }),
    ],
  },
  {
    name: "Lukas Hagen",
    email: "lukas.hagen@linkedpotential.local",
    joinedDaysAgo: 19,
    profile: {
      activityArea: "Webdesign & Webentwicklung",
      linkedinUrl: "linkedin.com/in/lukas-hagen-web",
      skills: ["WordPress", "Barrierefreiheit", "Landingpages"],
      description: "Seiten für Praxen und Handwerksbetriebe, die sich ohne mich pflegen lassen.",
      availability: "Ab sofort, 2 Tage pro Woche, remote",
    },
    posts: [],
  },
  {
    name: "Anja Clausen",
    // Amazon's mailbox simulator does not deliver mail to this address.
    email: undeliverableMember,
    joinedDaysAgo: 9,
    profile: {
      activityArea: "Buchhaltung & Lohn",
      linkedinUrl: "linkedin.com/in/anja-clausen-zahlen",
      skills: ["DATEV", "Lohnabrechnung", "Mahnwesen"],
      description: "Ich halte kleinen Firmen die Zahlen in Ordnung, jeden Monat und ohne Schuhkarton.",
      availability: "Freitags, in Flensburg oder remote",
    },
    posts: [],
  },
  {
    name: "Sabine Thiele",
    email: "sabine.thiele@linkedpotential.local",
    joinedDaysAgo: 17,
    profile: {
      activityArea: "Virtual Assistance & Office Support",
      linkedinUrl: "linkedin.com/in/sabine-thiele-buero",
      skills: ["Terminplanung", "Reiseplanung", "Datenpflege"],
      description: "Ich nehme kleinen Unternehmen die Büroarbeit ab: Termine, Telefon, Angebote und Ablage.",
      availability: "Ab sofort, vormittags, remote",
    },
    posts: [],
  },
  {
    name: "Miro Kovač",
    email: "miro.kovac@linkedpotential.local",
    joinedDaysAgo: 2,
    profile: {
      activityArea: "Fotografie & Videoproduktion",
      linkedinUrl: "linkedin.com/in/miro-kovac-bilder",
      skills: ["Porträts", "Imagefilme", "Drohne"],
      description: "Bilder aus Werkstätten, auf denen man die Arbeit sieht.",
      availability: "Ab April, bundesweit",
    },
    posts: [],
  },
];
