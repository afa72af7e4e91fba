import type { Trade } from "./trade.ts";

/**
 * The trades that customers and freelancers call by different words. Terms are separated by commas and stand without the
 * endings of plural and gender. Keep words with a second meaning (`Steuer`, `Recht`, `Entwicklung`) out of `names` and
 * `signs`. A change, except of `partly`, takes effect for stored profiles after a backfill (docs/adr/0061).
 */
export const trades: readonly Trade[] = [
  {
    names: "Programmierer, Programmierung, Entwickler, Developer",
    signs:
      "Softwareentwickler, Softwareentwicklung, Software Engineer, Software Engineering, Anwendungsentwickler, Anwendungsentwicklung, Webentwickler, Webentwicklung, Web Development, App-Entwicklung, Softwarearchitekt, Softwarearchitektur, Frontend, Backend, Fullstack, TypeScript, JavaScript, Java, Python, PHP, Kotlin, React, Angular",
    broader: "Entwicklung, Entwickeln, Programmieren, Coding",
    partly: "Automatisierung, Automatisieren, Automatisch, Digitalisierung, Digitalisieren, Prozesse, Workflow",
  },
  {
    names: "Softwareentwickler, Softwareentwicklung",
    signs:
      "Software Engineer, Software Engineering, Anwendungsentwickler, Anwendungsentwicklung, App-Entwicklung, Softwarearchitekt, Softwarearchitektur, Backend, Fullstack, TypeScript, JavaScript, Java, Python, PHP, Kotlin, React, Angular",
    broader: "Software, App, Apps, Informatiker, IT, EDV, Datenbank, Schnittstelle",
    partly: "KI, Intelligenz, Chatbot, Makro, VBA, CRM, ERP, Softwaretest, Tester, Testen, Dashboard",
  },
  {
    names: "Webdesign, Webdesigner, Webentwicklung, Webentwickler",
    signs: "Web Design, Web Development, Webprogrammierung, Webprogrammierer, WordPress, TYPO3, Webflow, Joomla",
    broader:
      "Web, Webseite, Website, Homepage, Internetseite, Internetauftritt, Landingpage, Hosting, Domain, Designer, Gestalten, Entwickeln, Programmieren",
    partly: "Formular, Kontaktformular, Karriereseite, Buchungssystem, Cookie",
  },
  { names: "Webseite, Website, Homepage, Internetseite", broader: "Internetauftritt, Webauftritt" },
  {
    names: "App-Entwicklung, Appentwicklung, App-Entwickler, Appentwickler",
    signs: "iOS, Android, Flutter, React Native",
    broader: "Apps, Mobile, Handy, Entwickeln, Programmieren",
  },
  {
    names: "IT, EDV, Informationstechnik",
    signs: "Informatiker, Systemadministrator, Systemadministration, Netzwerktechnik, Cloud, AWS, Azure, DevOps, Linux",
    broader:
      "Informatik, Informationstechnologie, Computer, Systemhaus, Server, Hosting, Cloud, Migration, Netzwerk, Backup, Datensicherung, Drucker, Administrator",
    partly: "Microsoft, Office, Outlook, Teams, Support, Homeoffice, Hardware, PC, Laptop, WLAN, Telefonanlage",
  },
  {
    names: "IT-Sicherheit, Cybersicherheit, Cybersecurity, IT-Security, Informationssicherheit",
    signs: "Pentest, ISO 27001",
    broader: "Datensicherheit, Firewall, Virus",
  },
  {
    names: "KI, AI, Künstliche Intelligenz, Artificial Intelligence",
    signs: "Machine Learning, Maschinelles Lernen, Deep Learning, ChatGPT, LLM",
    broader: "Chatbot",
  },
  {
    names: "Datenanalyse, Datenanalyst, Data Analyst, Data Science, Data Scientist",
    signs: "Data Engineer, Business Intelligence, Power BI, Tableau, SQL, Statistik",
    broader: "Daten, Data, Analyse, Analysieren, Auswertung, Auswerten, Analytics, Reporting, BI",
    partly: "KI, Dashboard, Excel, Tabelle, Datenbank",
  },
  {
    names: "Business Intelligence, Power BI",
    signs: "Data Analyst, Datenanalyst, SQL, Tableau",
    broader: "Datenbank, Excel, Tabelle",
  },
  { names: "Excel", signs: "VBA, Tabellenkalkulation", broader: "Tabelle, Makro" },
  {
    names: "Texter, Copywriter, Copywriting, Werbetexter, Werbetexte, Texterstellung",
    signs:
      "Texte, Webtexte, Fachartikel, Storytelling, Ghostwriter, Ghostwriting, Blogartikel, Blogbeitrag, Journalist, Redakteur, Content Creation, Content Marketing",
    broader:
      "Text, Texte, Content, Schreiben, Autor, Artikel, Redaktion, Blog, Beitrag, Newsletter, Produkttext, Produktbeschreibung, Pressemitteilung, Blogartikel, Blogbeitrag, Fachartikel, Webtexte, Interview",
    partly:
      "Lektorat, Lektor, Lektorieren, Korrektorat, Korrigieren, Übersetzung, Übersetzer, Übersetzen, Stellenanzeige, Rede",
  },
  {
    names: "Lektorat, Lektor, Korrektorat",
    signs: "Korrekturlesen",
    broader: "Korrektur, Korrigieren, Lektorieren, Proofreading, Text, Texte, Rechtschreibung",
  },
  {
    names: "Übersetzung, Übersetzer, Translation, Translator",
    signs: "Lokalisierung",
    broader: "Übersetzen, Sprachen",
  },
  {
    names: "Grafikdesign, Grafikdesigner, Grafiker, Graphic Design, Graphic Designer",
    signs: "Mediengestalter, Mediengestaltung, Illustration, Corporate Design, Logodesign, Photoshop, InDesign",
    broader:
      "Designer, Design, Grafik, Gestaltung, Gestalten, Logo, Layout, Flyer, Broschüre, Plakat, Katalog, Visitenkarte, Verpackung, Drucken, Bildbearbeitung, Karte, Speisekarte, Einladung, Etikett, Schild, Beschriftung, Aufkleber, Briefpapier, Prospekt, Infografik",
    partly: "Präsentation, PowerPoint, Folien, Messestand, Animation",
  },
  {
    names: "UX, UI, User Experience, Usability",
    signs: "Nutzerforschung, User Research, Figma, Prototyping, Designsystem, Interface Design",
    broader:
      "Oberfläche, Bedienbarkeit, Benutzerfreundlichkeit, Prototyp, Wireframe, Mockup, Klickdummy, Design, Designer, Gestalten",
  },
  {
    names: "Branding, Markenentwicklung, Markenstrategie, Corporate Design, Corporate Identity",
    signs: "Markenführung, Brand Design",
    broader: "Marke, Brand, Logo, Markenauftritt, Rebranding",
  },
  {
    names: "Marketing, Werbung",
    signs: "SEO, SEA, Social Media, Paid Search, Paid Social, Google Ads, Kampagne, Newsletter, Mediaplanung",
    broader: "Werbekampagne, Werbeanzeige, Kampagne, Advertising, Reklame, Werben, Bewerben",
  },
  {
    names: "Online-Marketing, Onlinemarketing, Digitalmarketing, Performance Marketing",
    signs: "SEO, SEA, Paid Search, Paid Social, Google Ads, Suchmaschinenoptimierung, Suchmaschinenwerbung",
    broader: "Onlinewerbung, Internetwerbung, Kunden, Gewinnen, Neukunden, Leads",
    partly: "Conversion, Tracking, Newsletter",
  },
  {
    names: "Online-Marketing, Onlinemarketing, Digitalmarketing, Performance Marketing",
    signs: "Paid Social",
    broader: "Social Media, Instagram, TikTok, Facebook, LinkedIn",
  },
  { names: "SEO, Suchmaschinenoptimierung", broader: "Suchmaschine, Google, Ranking, Sichtbarkeit" },
  {
    names: "SEA, Suchmaschinenwerbung, Google Ads, AdWords, Paid Search, PPC",
    broader: "Suchmaschine, Google, Anzeigen, Werbeanzeige",
    partly: "Analytics, Statistik, Dashboard",
  },
  {
    names: "Social Media, Soziale Medien",
    signs: "Instagram, TikTok, Facebook, Community Management, Influencer",
    broader: "Instagram, TikTok, Facebook, LinkedIn, Pinterest, YouTube, Reels, Beitrag, Post, Werbeanzeige",
  },
  { names: "Newsletter, E-Mail-Marketing, Email-Marketing", signs: "Mailchimp", broader: "Mailing, Rundmail" },
  {
    names: "PR, Public Relations, Öffentlichkeitsarbeit, Pressearbeit",
    broader: "Presse, Pressemitteilung, Kommunikation",
  },
  {
    names: "Onlineshop, Online-Shop, Webshop, E-Commerce, Ecommerce, Shopmanagement",
    signs: "Shopware, Shopify, WooCommerce, Magento",
    broader: "Shop, Internetshop, Onlinehandel, Versandhandel",
    partly: "Amazon, Ebay, Marktplatz, Warenwirtschaft",
  },
  {
    names: "Vertrieb, Verkauf, Sales, Akquise, Kundengewinnung",
    signs:
      "Kaltakquise, Neukundengewinnung, Leadgenerierung, Business Development, Key Account, Vertriebler, Verkäufer",
    broader:
      "Kunden, Gewinnen, Neukunden, Leads, Leadgenerierung, Kundenakquise, Telefonakquise, Anrufen, Terminierung, Vertriebler, Verkäufer, Verkaufen, Akquirieren",
  },
  {
    names: "Buchhaltung, Buchführung, Buchhalter, Finanzbuchhaltung, Accounting",
    signs: "Bilanzbuchhalter, Lohnbuchhaltung, Rechnungswesen, Datev, Lexoffice",
    broader: "Steuer, Finanzen, Rechnungswesen, Rechnung, Mahnung, Mahnwesen, Beleg, Lohnabrechnung, Bilanz",
    partly:
      "Steuererklärung, Jahresabschluss, Controlling, Excel, Tabelle, Kostenrechnung, Reisekosten, Inventur, Angebot, Büro, Büroarbeit",
  },
  {
    names: "Steuerberatung, Steuerberater",
    signs: "Steuererklärung, Steuerrecht",
    broader: "Steuer, Finanzen, Steuererklärung, Jahresabschluss, Buchhaltung, Buchführung",
  },
  { names: "Controlling, Controller, Finanzplanung", broader: "Finanzen, Budget, Kostenrechnung, Excel, Tabelle" },
  {
    names: "Fotograf, Fotografie, Photographer, Photography",
    signs: "Foto, Produktfoto, Bildbearbeitung, Lightroom",
    broader:
      "Foto, Fotoshooting, Fotografieren, Bilder, Bildbearbeitung, Produkt, Produktfoto, Bewerbungsfoto, Porträt, Portrait",
  },
  {
    names: "Video, Film, Videoproduktion, Filmproduktion, Videograf, Videoschnitt",
    signs: "Imagefilm, Erklärvideo, Kameramann, Kamerafrau, Premiere Pro, Motion Design",
    broader: "Imagefilm, Erklärvideo, Kamera, Schnitt, Schneiden, Filmen, Drehen, Podcast",
    partly: "Animation, YouTube, Reels",
  },
  { names: "Drohne, Luftaufnahme, Luftbild" },
  {
    names: "Podcast, Audioproduktion, Tontechnik, Tontechniker",
    signs: "Podcastproduktion, Audioschnitt, Sounddesign",
    broader: "Audio, Ton, Sound, Schnitt, Schneiden",
  },
  {
    names: "3D-Visualisierung, 3D-Animation, 3D-Design, Rendering",
    signs: "Blender, Cinema 4D",
    broader: "Visualisierung, Visualisieren, Animation, Animieren",
  },
  { names: "Präsentation, PowerPoint", signs: "Pitch Deck", broader: "Folien, Gestalten" },
  {
    names: "HR, Human Resources, Recruiting, Recruiter, Personalwesen, Personalberatung, Personalgewinnung",
    signs: "Personaler, Active Sourcing, Headhunter, Personalentwicklung, Personalvermittlung, Employer Branding",
    broader:
      "Personal, Mitarbeiter, Fachkraft, Stellenanzeige, Personalsuche, Mitarbeitersuche, Mitarbeitergewinnung, Bewerber, Headhunter",
  },
  {
    names: "Projektleitung, Projektleiter, Projektmanagement, Projektmanager, Project Management, Project Manager",
    signs: "Projektkoordination, Projektsteuerung, PMO, Product Owner, Scrum Master, Prince2",
    broader: "Projektsteuerung, Projektplanung, Projektkoordination",
  },
  { names: "Scrum, Agile Coach, Agiles Arbeiten", broader: "Agilität, Kanban" },
  {
    names: "Coach, Coaching, Trainer, Training, Schulung, Weiterbildung",
    signs: "Workshop, Seminar, Dozent, Fortbildung",
    broader:
      "Seminar, Workshop, Fortbildung, Kurs, Unterricht, Schulen, Trainieren, Vortrag, Moderation, Moderator, Moderieren",
  },
  { names: "Beratung, Berater, Consulting, Consultant", broader: "Unternehmensberatung, Unternehmensberater, Beraten" },
  {
    names: "Digitalisierung, Digitale Transformation, Digitalstrategie",
    broader: "Digital, Digitalisieren, Prozesse",
    partly: "KI, CRM, ERP",
  },
  {
    names: "Automatisierung, Prozessautomatisierung, Automation",
    signs: "Zapier, RPA, Power Automate",
    broader: "Prozesse, Automatisieren, Automatisch, Workflow",
    partly: "KI, Chatbot",
  },
  {
    names: "Datenschutz, DSGVO, GDPR, Datenschutzbeauftragter",
    broader: "Datenschutzberatung, Datenschutzerklärung, Impressum, Rechtsanwalt, Anwalt, Jurist",
    partly: "AGB, Cookie, Cookies",
  },
  {
    names: "Rechtsberatung, Rechtsanwalt, Anwalt, Jurist",
    signs: "Arbeitsrecht, Vertragsrecht, Markenrecht, Steuerrecht, Zollrecht, Medienrecht, Vertragsgestaltung",
    broader: "Recht, Vertrag, AGB, Impressum, Kanzlei",
  },
  {
    names: "Virtuelle Assistenz, Virtual Assistance, Virtual Assistant, Assistenz, Sekretariat, Office Support",
    signs: "Backoffice, Office Management, Büroservice, Sekretär, Assistent",
    broader:
      "VA, Sekretär, Assistent, Büro, Büroarbeit, Bürokraft, Bürohilfe, Büroservice, Sachbearbeiter, Sachbearbeitung, Schreibkraft, Schreibarbeiten, Backoffice, Verwaltung, Dateneingabe, Datenpflege, Excel, Word, Outlook, Tabelle, Angebot, Rechnung, Termin, Terminvergabe, Terminplanung, Reiseplanung, Recherche, Protokoll, Ablage, Empfang, Telefon, Praxismanagement",
    partly: "Kundenservice, Hotline, Reisekosten, Präsentation, Transkription, Inventur",
  },
  {
    names: "Kundenservice, Kundendienst, Kundenbetreuung, Customer Support, Customer Service",
    broader: "Hotline, Telefon, Kundenanfrage",
  },
  {
    names: "Veranstaltung, Event, Eventmanagement, Eventplanung, Veranstaltungsplanung",
    broader: "Messe, Messestand, Tagung, Konferenz, Feier, Firmenfeier, Weihnachtsfeier",
  },
  { names: "Einkauf, Beschaffung, Procurement", broader: "Einkäufer" },
  { names: "Logistik, Spedition, Supply Chain, Lieferkette", broader: "Transport, Versand" },
  { names: "Konstruktion, Konstrukteur, CAD", signs: "SolidWorks, AutoCAD", broader: "Technische Zeichnung" },
  { names: "ERP, Warenwirtschaft", signs: "SAP, Odoo, Navision" },
  { names: "CRM, Kundenverwaltung", signs: "Salesforce, HubSpot, Pipedrive" },
  {
    names: "Softwaretest, Softwaretester, Testautomatisierung, Quality Assurance",
    signs: "Selenium, Playwright",
    broader: "Tester, Testing, Testen, Qualitätssicherung",
  },
  { names: "Nachhaltigkeit, Sustainability, ESG", signs: "CSRD", broader: "Klima, Umwelt" },
];

/** Returns the terms of a list of a trade, each of one or more words. */
export const termsOf = (list = ""): string[] => list.split(", ").filter(Boolean);
