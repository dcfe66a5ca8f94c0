import { restClient } from '@academy/client/rest';
import { useState } from 'react';

/** A form with the login of the demo, which passes on the token of the user. */
export function SignIn({ onToken }: { onToken: (token: string) => void }) {
  const [message, setMessage] = useState('');

  async function signIn(form: FormData) {
    const body = { email: String(form.get('email')), password: String(form.get('password')) };
    const { data, error } = await restClient('').POST('/auth/login', { body });
    if (data) onToken(data.token);
    else setMessage(error.message);
  }

  return (
    <form action={signIn}>
      <input name="email" type="email" aria-label="E-mail" defaultValue="admin@riverside-swim.test" />
      <input name="password" type="password" aria-label="Password" defaultValue="academy-demo-1" />
      <button type="submit">Sign in</button>
      <p role="alert">{message}</p>
    </form>
  );
}
