import type { Language } from "@linkedpotential/contract/user/schema";

export type CollaborationTopic = "requested" | "accepted" | "rejected" | "filled";

/** What a request is about: a post of a freelancer, or a project of a business. */
export type RequestedPost = "post" | "project";

interface Said {
  news: (person: string, title: string) => string;
  next: string;
}

interface Texts {
  greeting: (name: string) => string;
  quoted: (text: string) => string;
  headings: Record<CollaborationTopic, (person: string) => string>;
  buttons: Record<CollaborationTopic, string>;
  about: Record<RequestedPost, Record<Exclude<CollaborationTopic, "filled">, Said>>;
  /** For pending requests about a project that the business has marked as filled. */
  filled: Said;
}

export const collaborationTexts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    quoted: (text) => `„${text}“`,
    headings: {
      requested: (person) => `Neue Anfrage von ${person}`,
      accepted: (person) => `Angenommen: Ihre Anfrage an ${person}`,
      rejected: () => "Ihre Anfrage wurde abgelehnt",
      filled: (person) => `Besetzt: der Auftrag von ${person}`,
    },
    buttons: {
      requested: "Anfrage beantworten",
      accepted: "Netzwerk öffnen",
      rejected: "Meine Anfragen öffnen",
      filled: "Meine Anfragen öffnen",
    },
    filled: {
      news: (person, title) => `Der Auftrag „${title}“ von ${person} ist inzwischen besetzt. Danke für Ihre Anfrage.`,
      next: "Sie brauchen nichts zu tun. Ihre Anfrage bleibt bestehen, falls sich noch etwas ändert, und Sie können sie jederzeit zurückziehen. Weitere Aufträge finden Sie in der Community.",
    },
    about: {
      post: {
        requested: {
          news: (person, title) =>
            `${person} möchte mit Ihnen zusammenarbeiten und schreibt zu Ihrem Beitrag „${title}“:`,
          next: "In der Community lesen Sie die ganze Nachricht und nehmen die Anfrage an oder lehnen sie ab. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        },
        accepted: {
          news: (person, title) =>
            `${person} hat Ihre Anfrage zum Beitrag „${title}“ angenommen. Sie sind jetzt miteinander vernetzt.`,
          next: "In Ihrem Netzwerk finden Sie das ganze Profil mit dem Weg zum Kontakt. Melden Sie sich am besten noch heute.",
        },
        rejected: {
          news: (person, title) => `${person} hat Ihre Anfrage zum Beitrag „${title}“ abgelehnt.`,
          next: "Sie brauchen nichts zu tun. Ihre Anfragen und weitere Beiträge finden Sie in der Community.",
        },
      },
      project: {
        requested: {
          news: (person, title) => `${person} möchte für Sie arbeiten und schreibt zu Ihrem Auftrag „${title}“:`,
          next: "In Ihrem Bereich unter „CRM“ lesen Sie die ganze Nachricht und nehmen die Anfrage an oder lehnen sie ab. Eine Antwort auf diese E-Mail erreicht nur unseren Support.",
        },
        accepted: {
          news: (person, title) =>
            `${person} hat Ihre Anfrage zum Auftrag „${title}“ angenommen. Sie sind jetzt miteinander vernetzt.`,
          next: "Was das Unternehmen mitgesendet hat, ob Antwort oder Kontaktdaten, steht in Ihrem Netzwerk. Melden Sie sich am besten noch heute.",
        },
        rejected: {
          news: (person, title) => `${person} hat Ihre Anfrage zum Auftrag „${title}“ abgelehnt.`,
          next: "Sie brauchen nichts zu tun. Ihre Anfragen und weitere Aufträge finden Sie in der Community.",
        },
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    quoted: (text) => `“${text}”`,
    headings: {
      requested: (person) => `New request from ${person}`,
      accepted: (person) => `Accepted: your request to ${person}`,
      rejected: () => "Your request was declined",
      filled: (person) => `Filled: the project of ${person}`,
    },
    buttons: {
      requested: "Answer the request",
      accepted: "Open my network",
      rejected: "Open my requests",
      filled: "Open my requests",
    },
    filled: {
      news: (person, title) => `The project “${title}” of ${person} has been filled. Thank you for your request.`,
      next: "There is nothing to do. Your request stays open in case things change, and you can withdraw it at any time. You will find more projects in the community.",
    },
    about: {
      post: {
        requested: {
          news: (person, title) => `${person} would like to work with you and writes about your post “${title}”:`,
          next: "Read the whole message in the community and accept or decline there. A reply to this e-mail goes only to our support team.",
        },
        accepted: {
          news: (person, title) =>
            `${person} has accepted your request about the post “${title}”. The two of you are now connected.`,
          next: "You will find the full profile and how to get in touch in your network. Why not write today?",
        },
        rejected: {
          news: (person, title) => `${person} has declined your request about the post “${title}”.`,
          next: "There is nothing to do. You will find your requests and more posts in the community.",
        },
      },
      project: {
        requested: {
          news: (person, title) => `${person} would like to work for you and writes about your project “${title}”:`,
          next: "Read the whole message in your area under “CRM” and accept or decline there. A reply to this e-mail goes only to our support team.",
        },
        accepted: {
          news: (person, title) =>
            `${person} has accepted your request about the project “${title}”. The two of you are now connected.`,
          next: "Whatever the company sent along, an answer or contact details, is in your network. Why not write today?",
        },
        rejected: {
          news: (person, title) => `${person} has declined your request about the project “${title}”.`,
          next: "There is nothing to do. You will find your requests and more projects in the community.",
        },
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    quoted: (text) => `« ${text} »`,
    headings: {
      requested: (person) => `Nouvelle demande : ${person}`,
      accepted: (person) => `Demande acceptée : ${person}`,
      rejected: () => "Votre demande a été refusée",
      filled: (person) => `Mission pourvue : ${person}`,
    },
    buttons: {
      requested: "Répondre à la demande",
      accepted: "Ouvrir mon réseau",
      rejected: "Ouvrir mes demandes",
      filled: "Ouvrir mes demandes",
    },
    filled: {
      news: (person, title) => `La mission « ${title} » de ${person} est maintenant pourvue. Merci pour votre demande.`,
      next: "Vous n’avez rien à faire. Votre demande reste ouverte au cas où la situation changerait, et vous pouvez la retirer à tout moment. D’autres missions se trouvent dans la communauté.",
    },
    about: {
      post: {
        requested: {
          news: (person, title) =>
            `${person} souhaite collaborer avec vous et vous écrit au sujet de votre publication « ${title} » :`,
          next: "Lisez le message entier dans la communauté, où vous pouvez accepter ou refuser la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        },
        accepted: {
          news: (person, title) =>
            `${person} a accepté votre demande au sujet de la publication « ${title} ». Vous êtes maintenant en relation.`,
          next: "Le profil complet et les moyens de contact se trouvent dans votre réseau. Le mieux est d’écrire dès aujourd’hui.",
        },
        rejected: {
          news: (person, title) => `${person} a refusé votre demande au sujet de la publication « ${title} ».`,
          next: "Vous n’avez rien à faire. Vos demandes et d’autres publications se trouvent dans la communauté.",
        },
      },
      project: {
        requested: {
          news: (person, title) =>
            `${person} souhaite travailler pour vous et vous écrit au sujet de votre mission « ${title} » :`,
          next: "Lisez le message entier dans votre espace, sous « CRM », où vous pouvez accepter ou refuser la demande. Une réponse à cet e-mail ne parvient qu’à notre assistance.",
        },
        accepted: {
          news: (person, title) =>
            `${person} a accepté votre demande au sujet de la mission « ${title} ». Vous êtes maintenant en relation.`,
          next: "Ce que l’entreprise a joint, réponse ou coordonnées, se trouve dans votre réseau. Le mieux est d’écrire dès aujourd’hui.",
        },
        rejected: {
          news: (person, title) => `${person} a refusé votre demande au sujet de la mission « ${title} ».`,
          next: "Vous n’avez rien à faire. Vos demandes et d’autres missions se trouvent dans la communauté.",
        },
      },
    },
  },
};
