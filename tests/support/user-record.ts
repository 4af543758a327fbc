type Owner = { uid: string; name: string; email: string }

/** The write of a user's record that a client sends at its sign-up, for Firestore's REST API. */
export const userRecordWrite = (documents: string, { uid, name, email }: Owner) => ({
  update: {
    name: `${documents}/users/${uid}`,
    fields: {
      user_id: { stringValue: uid },
      name: { stringValue: name },
      email: { stringValue: email },
      photo_url: { stringValue: '' },
      accepted_conditions: { booleanValue: true },
      roles: { arrayValue: { values: [{ stringValue: 'user' }] } },
    },
  },
  updateTransforms: ['created_at', 'updated_at'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  })),
})
