/**
 * Reads a setting with entries such as `positioning=https://videos.example.org/p.mp4`, separated by blanks. Returns the
 * addresses by name.
 */
export const readSources = (setting: string): Record<string, string> =>
  Object.fromEntries(
    [...setting.matchAll(/\S+/g)].map(([pair]) => {
      const [name = "", ...address] = pair.split("=");
      return [name, address.join("=")];
    }),
  );

/**
 * Tells whether an address is a path of this site or an HTTPS URL. Refuses characters that would end a directive of the
 * content security policy.
 */
export const isSource = (address: string): boolean =>
  /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[^/\s;,'"][^\s;,'"]*$/.test(address);

export const mediaOriginsIn = (...settings: readonly string[]): string[] => {
  const addresses = settings.flatMap((setting) => Object.values(readSources(setting)).filter(isSource));
  const foreign = addresses.filter((address) => !address.startsWith("/"));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
};
