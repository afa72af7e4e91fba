/** Address without a scheme: a host name of two or more parts, then perhaps a port and a path. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/u;

/** Adds `https://` to a link that was typed without it, such as `meet.google.com/abc`. Returns other texts unchanged. */
export function completeLink(text: string): string {
  const link = text.trim();
  return bareAddress.test(link) ? `https://${link}` : text;
}
