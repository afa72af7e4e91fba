const randomCode = /^[A-Z0-9]{16}$/;

/** Writes a random code in groups of four, to read and to dictate. Other codes stay as they are. */
export const codeText = (code: string): string => (randomCode.test(code) ? code.replace(/.{4}(?=.)/g, "$& ") : code);
