/** Matches a placeholder: text in two or more braces on one line, such as `{{vorname}}` or `{{ Erster Anlass }}`. */
const pattern = /\{{2,}([^{}\n]+)\}{2,}/g;

const aliases = {
  vorname: ["first_name", "firstname", "prenom", "prénom"],
  nachname: ["last_name", "lastname", "surname", "nom", "nom_de_famille"],
  anrede: ["salutation", "greeting", "briefanrede", "civilite", "civilité"],
  name: ["full_name", "fullname", "nom_complet"],
  firma: ["unternehmen", "company", "entreprise", "societe", "société"],
  position: ["rolle", "role", "job_title", "poste"],
  email: ["e_mail", "mail", "courriel"],
  telefon: ["phone", "telephone", "téléphone"],
  linkedin: ["linkedin_url", "linkedin_profil", "linkedin_profile"],
  mein_name: ["my_name", "mon_nom", "absender"],
} as const satisfies Record<string, readonly string[]>;

export type KnownPlaceholder = keyof typeof aliases;
export const knownPlaceholders = Object.keys(aliases) as KnownPlaceholder[];
export const isKnownPlaceholder = (key: string): key is KnownPlaceholder => Object.hasOwn(aliases, key);

const byAlias = new Map<string, KnownPlaceholder>(
  knownPlaceholders.flatMap((known) => aliases[known].map((alias) => [alias, known] as const)),
);

export interface Placeholder {
  /** Placeholder exactly as written in the text, with its braces. */
  raw: string;
  /** Normalized name. All spellings and aliases of a placeholder have the same key. */
  key: string;
  /** The name as written in the text. */
  name: string;
}
type Piece = string | Placeholder;

export type PlaceholderValues = ReadonlyMap<string, string>;

export const tokenOf = (key: KnownPlaceholder): string => `{{${key}}}`;

function keyOf(name: string): string {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "_");
  return byAlias.get(plain) ?? plain;
}

/** Splits a text into placeholders and the text between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [raw, inner = ""] = match;
    const name = inner.trim();
    if (name === "") continue;
    pieces.push(text.slice(end, match.index), { raw, key: keyOf(name), name });
    end = match.index + raw.length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== "");
}

/** Returns the placeholders of a text, only one per key. */
export function placeholdersIn(text: string): Placeholder[] {
  const byKey = new Map<string, Placeholder>();
  for (const piece of piecesOf(text))
    if (typeof piece !== "string" && !byKey.has(piece.key)) byKey.set(piece.key, piece);
  return [...byKey.values()];
}

export const fillPiece = (piece: Piece, values: PlaceholderValues): string =>
  typeof piece === "string" ? piece : values.get(piece.key)?.trim() || piece.raw;

/**
 * Replaces the placeholders that have a value. Call `placeholdersIn` on the result to find the missing ones, because a
 * value may contain placeholders too.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  piecesOf(text)
    .map((piece) => fillPiece(piece, values))
    .join("");
