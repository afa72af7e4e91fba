/** The password of every demo sign-in; they exist on this machine only. */
export const demoPassword = "Freiheit-2027";

export interface DemoAccount {
  name: string;
  email: string;
  /** What it shows, as printed beside the sign-in. */
  shows: string;
}

/** The people of the seed. */
export const demoAccounts = {
  free: { name: "Jana Köhler", email: "jana@linkedpotential.local", shows: "Freelancerin, kostenlos" },
  premium: { name: "Tobias Brandt", email: "tobias@linkedpotential.local", shows: "Freelancer, Premium" },
  admin: { name: "Carla Winter", email: "admin@linkedpotential.local", shows: "Admin" },
} as const satisfies Record<string, DemoAccount>;
